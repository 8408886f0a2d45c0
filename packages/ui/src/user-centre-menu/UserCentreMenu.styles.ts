import { css, styled } from 'styled-components'
import { Link } from '../link/index.ts'
import { unfolding } from '../styles/unfolding.styles.ts'
import { tabletQuery } from '../theme/media-rules.ts'

/** Fingers need more than the 34 pixels of a row. */
const touch = `@media (pointer: coarse), ${tabletQuery}`

export const Nav = styled.nav`
  inline-size: 100%;
  color: var(--mall-text-secondary);
  font-size: var(--mall-font-size-14);
  line-height: var(--mall-line-height-14);

  &[data-folded] {
    inline-size: 56px;
  }
`

export const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`

export const Group = styled.li`
  position: relative;
`

/** What groups and items have in common: a row that begins at the edge, where its spine is. */
const row = css`
  position: relative;
  display: flex;
  align-items: center;
  inline-size: 100%;
  border: 0;
  border-radius: 0;
  border-start-end-radius: var(--mall-radius-control);
  border-end-end-radius: var(--mall-radius-control);
  background: none;
  color: inherit;
  outline-offset: -2px;

  &:hover {
    background: color-mix(in oklab, var(--mall-text) 6%, transparent);
    color: var(--mall-text);
  }
`

const spine = css`
  content: '';
  position: absolute;
  inset-block: 0;
  inset-inline-start: 0;
  inline-size: 3px;
  background: var(--mall-primary);

  @media (forced-colors: active) {
    background: Highlight;
  }
`

export const GroupButton = styled.button`
  ${row}
  gap: var(--mall-space-12);
  min-block-size: 40px;
  padding: 0 var(--mall-space-8) 0 var(--mall-space-16);
  font-size: inherit;
  text-align: start;
  cursor: pointer;

  svg {
    flex: none;
    inline-size: 20px;
    block-size: 20px;
  }
  &[aria-expanded='true'] {
    color: var(--mall-text);
    font-weight: 600;
  }
  &[data-current] {
    color: var(--mall-primary);
    font-weight: 600;
  }
  ${Nav}:not([data-folded]) &::after {
    content: '';
    flex: none;
    inline-size: 6px;
    block-size: 6px;
    margin-inline: auto var(--mall-space-4);
    margin-block-end: 3px;
    border: solid var(--mall-text-tertiary);
    border-width: 0 1.5px 1.5px 0;
    rotate: 45deg;
  }
  ${Nav}:not([data-folded]) &[aria-expanded='true']::after {
    margin-block-end: -3px;
    rotate: 225deg;
  }
  ${Nav}[data-folded] & {
    justify-content: center;
    inline-size: 48px;
    min-block-size: 44px;
    padding: 0;
  }
  ${Nav}[data-folded] &[data-current] {
    background: var(--mall-surface);

    &::before {
      ${spine}
    }
  }
  ${Nav}[data-folded] &[data-badged]::after {
    content: '';
    position: absolute;
    inset-block-start: var(--mall-space-8);
    inset-inline-end: var(--mall-space-8);
    inline-size: 8px;
    block-size: 8px;
    border-radius: 50%;
    background: var(--mall-primary);

    @media (forced-colors: active) {
      background: Highlight;
    }
  }
`

export const Items = styled(List)`
  padding-block-end: var(--mall-space-4);

  ${Group}:focus-within > & {
    ${unfolding}
  }
`

export const ItemLink = styled(Link)`
  ${row}
  gap: var(--mall-space-8);
  min-block-size: 34px;
  padding: var(--mall-space-4) var(--mall-space-8) var(--mall-space-4) var(--mall-space-48);
  text-decoration: none;

  svg {
    flex: none;
  }
  &[aria-current] {
    background: var(--mall-surface);
    color: var(--mall-primary);
    font-weight: 600;
  }
  &[aria-current]::before {
    ${spine}
  }
  [data-nav-panel] & {
    padding-inline: var(--mall-space-16);
    border-radius: 0;
  }
  [data-nav-panel] &[aria-current] {
    background: var(--mall-primary-soft);
  }
  ${touch} {
    min-block-size: 40px;
  }
`

/** Quiet: a count matters only beside the current item. */
export const Badge = styled.span`
  flex: none;
  margin-inline-start: auto;
  font-size: var(--mall-font-size-12);
  font-variant-numeric: tabular-nums;
  line-height: var(--mall-line-height-12);
`

/** Beside its icon, and touching it: the mouse never leaves the menu on its way. */
export const Flyout = styled.div`
  position: absolute;
  z-index: 30;
  inset-block-start: 0;
  inset-inline-start: 100%;
  inline-size: max-content;
  min-inline-size: 176px;
  max-inline-size: 280px;
  padding-block: var(--mall-space-8);
  border-radius: var(--mall-radius-card);
  background: var(--mall-raised);
  box-shadow: var(--mall-shadow-popover);
  visibility: hidden;
  opacity: 0;
  transition: opacity var(--mall-motion-fast) var(--mall-ease-enter);

  &[data-state='open'] {
    visibility: visible;
    opacity: 1;
  }
  @media (forced-colors: active) {
    border: 1px solid;
  }
`

export const FlyoutTitle = styled.p`
  margin: 0;
  padding: var(--mall-space-4) var(--mall-space-16);
  color: var(--mall-text-tertiary);
  font-size: var(--mall-font-size-12);
  line-height: var(--mall-line-height-12);
`

export const Bone = styled.div`
  block-size: 16px;
  margin: var(--mall-space-12) var(--mall-space-16);
  border-radius: var(--mall-radius-control);
  background: var(--mall-divider);

  &:nth-child(4n + 1) {
    inline-size: 40%;
  }
  ${Nav}[data-folded] & {
    inline-size: 24px;
    block-size: 24px;
  }
`
