import { styled } from 'styled-components'

export const Line = styled.span`
  display: flex;
  gap: var(--mall-space-4);
  min-inline-size: 0;

  > :first-child {
    overflow: hidden;
    min-inline-size: 0;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  > :not(:first-child) {
    flex: none;
  }
`
