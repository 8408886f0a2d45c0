import { styled } from 'styled-components'

export const List = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 0 var(--mall-space-8);
    padding-block: var(--mall-space-8);
    border-block-start: 1px solid var(--mall-divider);
    overflow-wrap: anywhere;
  }

  svg {
    margin-block-start: 3px;
    color: var(--mall-danger);
  }

  [data-success='true'] svg {
    color: var(--mall-success);
  }

  small {
    grid-column: 2;
    color: var(--mall-text-secondary);
    font-size: var(--mall-font-size-12);
    line-height: var(--mall-line-height-12);
  }
`
