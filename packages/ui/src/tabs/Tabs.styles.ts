import { styled } from 'styled-components'

export const Root = styled.div`
  min-inline-size: 0;
`

export const List = styled.div`
  display: flex;
  gap: var(--mall-space-24);
  border-block-end: 1px solid var(--mall-divider);
  overflow-x: auto;
  scrollbar-width: none;
`

export const Tab = styled.button`
  position: relative;
  flex: none;
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-block-size: max(36px, calc(var(--mall-control-height) + 8px));
  padding: 0;
  border: 0;
  background: transparent;
  color: var(--mall-text-secondary);
  font-size: var(--mall-control-font-size);
  line-height: 1.5;
  white-space: nowrap;
  cursor: pointer;

  &:hover {
    color: var(--mall-primary);
  }
  &::after {
    content: '';
    position: absolute;
    inset: auto 0 0;
    block-size: 3px;
    background: transparent;
  }
  /* Not bold, because the changed width would move the tabs that follow. */
  &[data-selected] {
    color: var(--mall-primary);
  }
  &[data-selected]::after {
    background: var(--mall-primary);
  }
  &[aria-disabled='true'] {
    color: var(--mall-text-tertiary);
    cursor: not-allowed;
  }
  &&:focus-visible {
    outline-offset: -3px;
  }
  @media (forced-colors: active) {
    &[data-selected]::after {
      background: Highlight;
    }
  }
`

/** As wide as what it says; while it loads, as two digits. */
export const Count = styled.span`
  color: var(--mall-text-tertiary);
  font-variant-numeric: tabular-nums;
  text-align: start;

  &:empty {
    min-inline-size: 2ch;
  }
  [data-selected] > & {
    color: inherit;
    font-weight: 600;
  }
`

export const Panel = styled.div`
  padding-block-start: var(--mall-space-16);
`
