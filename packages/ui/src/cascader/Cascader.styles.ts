import { styled } from 'styled-components'
import { floatingPanel } from '../popover/Popover.styles.ts'
import { media } from '../theme/media.ts'
import { Trigger as SelectTrigger } from '../tree-select/TreeSelect.styles.ts'

export const Trigger = styled(SelectTrigger)`
  &[aria-expanded='true'] > svg {
    rotate: 180deg;
  }
`

export const Panel = styled.div`
  ${floatingPanel}
  display: flex;
  flex-direction: column;
  min-inline-size: min(var(--anchor-inline-size, 0px), 100vw - 16px);
  max-inline-size: calc(100vw - 16px);
  padding: 0;
  overflow: hidden;

  ${media.phone} {
    inline-size: calc(100vw - 16px);
  }
`

export const Search = styled.div`
  padding: var(--mall-space-8);
  border-block-end: 1px solid var(--mall-divider);
`

export const Columns = styled.div`
  display: flex;
  min-block-size: 0;
`

/** One level. On a phone only the last one is shown. */
export const Column = styled.div`
  flex: 1 0 144px;
  min-inline-size: 0;
  max-inline-size: 216px;

  & + & {
    border-inline-start: 1px solid var(--mall-divider);
  }
  ${media.phone} {
    flex: 1;
    max-inline-size: none;

    &[data-last]:has(+ div),
    &:not([data-last]):has(+ div) {
      display: none;
    }
    & + & {
      border-inline-start: 0;
    }
  }
`

export const Back = styled.button`
  display: none;
  align-items: center;
  gap: var(--mall-space-4);
  inline-size: 100%;
  min-block-size: 44px;
  padding: 0 var(--mall-space-8);
  border: 0;
  border-block-end: 1px solid var(--mall-divider);
  background: none;
  color: var(--mall-primary);
  font: inherit;
  font-weight: 600;
  cursor: pointer;
  outline-offset: -2px;

  ${media.phone} {
    display: flex;
  }
`

export const List = styled.div`
  max-block-size: min(280px, 45dvh);
  padding-block: var(--mall-space-4);
  overflow: hidden auto;
  overscroll-behavior: contain;
`

export const Option = styled.div`
  display: flex;
  align-items: center;
  gap: var(--mall-space-8);
  min-block-size: max(32px, var(--mall-control-height));
  padding: var(--mall-space-4) var(--mall-space-12);
  cursor: pointer;
  outline-offset: -2px;

  > span {
    flex: 1;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  > svg {
    color: var(--mall-text-tertiary);
  }
  mark {
    background: none;
    color: var(--mall-primary);
    font-weight: 600;
  }
  &:hover {
    background: var(--mall-canvas);
  }
  &[aria-selected='true'] {
    background: var(--mall-primary-soft);
    color: var(--mall-primary);
  }
  &[data-chosen] {
    font-weight: 600;
  }
  &[aria-disabled='true'] {
    color: var(--mall-text-tertiary);
    cursor: not-allowed;
  }
  @media (pointer: coarse) {
    min-block-size: 44px;
  }
`

export const Retry = styled.button`
  margin: var(--mall-space-8);
  border: 0;
  background: none;
  color: var(--mall-danger);
  font: inherit;
  text-decoration: underline;
  cursor: pointer;
`

export const Note = styled.p`
  margin: 0;
  padding: var(--mall-space-8) var(--mall-space-12);
  color: var(--mall-text-secondary);
`
