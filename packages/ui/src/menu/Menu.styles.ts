import { css, styled } from 'styled-components'
import { Link } from '../link/Link.tsx'
import { floatingPanel } from '../popover/Popover.styles.ts'

export const Panel = styled.div`
  ${floatingPanel}
  min-inline-size: 128px;
  max-inline-size: min(320px, 100vw - 16px);
  max-block-size: calc(100dvh - 16px);
  padding: var(--mall-space-4) 0;
  font-weight: 400;
  overflow: auto;
  overscroll-behavior: contain;
`

const item = css`
  display: flex;
  align-items: flex-start;
  gap: var(--mall-space-8);
  inline-size: 100%;
  min-block-size: max(32px, var(--mall-control-height));
  margin: 0;
  padding: calc((max(32px, var(--mall-control-height)) - var(--mall-line-height-14)) / 2) var(--mall-space-16);
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  text-align: start;
  text-decoration: none;
  overflow-wrap: anywhere;
  cursor: pointer;
  outline-offset: -2px;

  &:focus,
  &:hover {
    background: var(--mall-primary-soft);
    color: var(--mall-primary);
  }
  /* The tint shows the place for a pointer; keys have the ring too. */
  &:focus:not(:focus-visible) {
    outline: none;
  }
  &[data-tone='danger'] {
    color: var(--mall-danger);
  }
  &[data-tone='danger']:is(:focus, :hover) {
    background: var(--mall-danger-soft);
  }
  &[data-disabled] {
    color: var(--mall-text-tertiary);
    cursor: not-allowed;
  }
  &[data-disabled]:is(:focus, :hover) {
    background: var(--mall-canvas);
    color: var(--mall-text-secondary);
  }
  @media (pointer: coarse) {
    min-block-size: 44px;
    padding-block: 11px;
  }
`

export const Item = styled.button`
  ${item}
`

export const LinkItem = styled(Link)`
  ${item}
`

export const Line = styled.div`
  block-size: 1px;
  margin-block: var(--mall-space-4);
  background: var(--mall-divider);
`

export const IconSlot = styled.span`
  flex: none;
  display: grid;
  place-items: center;
  inline-size: 16px;
  block-size: var(--mall-line-height-14);
`

export const Reason = styled.span`
  display: block;
  font-size: var(--mall-font-size-12);
  line-height: var(--mall-line-height-12);
  color: var(--mall-text-secondary);
`
