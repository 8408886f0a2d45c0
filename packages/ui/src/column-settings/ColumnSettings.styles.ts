import { styled } from 'styled-components'

export const List = styled.ul`
  display: grid;
  min-inline-size: 220px;
  margin: 0 0 var(--mall-space-8);
  padding: 0 0 var(--mall-space-8);
  border-block-end: 1px solid var(--mall-divider);
  list-style: none;

  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto auto;
    align-items: center;
    min-block-size: 32px;
  }
`

export const Move = styled.button`
  display: grid;
  place-items: center;
  inline-size: 28px;
  block-size: 28px;
  margin: 0;
  padding: 0;
  border: 0;
  border-radius: var(--mall-radius-control);
  background: transparent;
  color: var(--mall-text-secondary);
  cursor: pointer;

  &:hover {
    background: var(--mall-primary-soft);
    color: var(--mall-primary);
  }
  &[aria-disabled='true'] {
    background: transparent;
    color: var(--mall-control-border);
    cursor: default;
  }
  @media (pointer: coarse) {
    inline-size: 40px;
    block-size: 40px;
  }
`
