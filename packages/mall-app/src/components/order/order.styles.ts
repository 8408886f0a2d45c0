import { styled } from 'styled-components'

export const Results = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    display: flex;
    gap: var(--mall-space-8);
    align-items: start;
    padding-block: var(--mall-space-8);
    border-block-start: 1px solid var(--mall-divider);
    overflow-wrap: anywhere;
  }

  svg {
    flex: none;
    margin-block-start: 3px;
    color: var(--mall-danger);
  }

  [data-success='true'] svg {
    color: var(--mall-success);
  }
`
