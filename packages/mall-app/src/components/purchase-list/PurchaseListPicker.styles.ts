import { styled } from 'styled-components'

export const List = styled.section`
  margin-block-end: var(--mall-space-12);
`

export const Entry = styled.div`
  display: flex;
  align-items: center;
  gap: var(--mall-space-8);
  padding-block: var(--mall-space-12);

  & + & {
    border-block-start: 1px solid var(--mall-divider);
  }

  > div {
    display: grid;
    flex: 1;
    gap: var(--mall-space-4);
    min-inline-size: 0;
  }

  strong,
  small {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  small {
    color: var(--mall-text-secondary);
    font-size: var(--mall-font-size-12);
    line-height: var(--mall-line-height-12);
  }
`
