import { css, styled } from 'styled-components'
import { fingerTarget } from '../styles/finger-target.styles.ts'
import { tablet } from '../theme/media-rules.ts'

const drilldown = css`
  --mall-category-layout: drilldown;

  &[data-open] > ul {
    min-block-size: 420px;
  }
  &[data-open] [data-part='head'] {
    visibility: hidden;
  }
  [data-nav-panel] {
    inset-inline: 0;
    inline-size: auto;
    min-block-size: 100%;
    border-radius: inherit;
    box-shadow: none;
  }
  [data-part='back'] {
    display: inline-flex;
  }
  [data-part='head'] {
    min-block-size: 44px;
  }
`

export const Nav = styled.nav`
  --mall-category-layout: flyout;
  position: relative;
  border-radius: var(--mall-radius-card);
  background: var(--mall-surface);
  font-size: var(--mall-font-size-14);
  line-height: var(--mall-line-height-14);

  a {
    color: inherit;
  }
  a:hover {
    color: var(--mall-primary);
  }
  &[data-layout='drilldown'] {
    ${drilldown}
  }
  ${tablet} {
    &[data-layout='auto'] {
      ${drilldown}
    }
  }
`

export const Rows = styled.ul`
  margin: 0;
  padding: var(--mall-space-8) 0;
  list-style: none;
`

export const Head = styled.div`
  position: relative;
  display: flex;
  align-items: center;
  min-block-size: 36px;
  padding-inline: var(--mall-space-16) var(--mall-space-4);

  [data-state='open'] > & {
    background: var(--mall-primary-soft);
    color: var(--mall-primary);
  }
  [data-state='open'] > &::before {
    content: '';
    position: absolute;
    inset-block: 0;
    inset-inline-start: 0;
    inline-size: 3px;
    background: var(--mall-primary);
  }
`

export const Names = styled.span`
  flex: 1;
  overflow: hidden;
  /* The outline of a focused name. */
  margin-inline: calc(var(--mall-space-4) * -1);
  padding: var(--mall-space-4);
  text-overflow: ellipsis;
  white-space: nowrap;

  > span + span::before {
    content: '/';
    margin-inline: var(--mall-space-4);
    color: var(--mall-text-tertiary);
  }
`

export const Toggle = styled.button`
  ${fingerTarget}
  flex: none;
  display: grid;
  place-items: center;
  inline-size: 28px;
  block-size: 28px;
  padding: 0;
  border: 0;
  border-radius: var(--mall-radius-control);
  background: none;
  color: var(--mall-text-tertiary);
  cursor: pointer;

  &::after {
    content: '';
    inline-size: 6px;
    block-size: 6px;
    border: solid currentColor;
    border-width: 1.5px 1.5px 0 0;
    rotate: 45deg;
  }
  &:dir(rtl)::after {
    rotate: 225deg;
  }
  &:hover,
  &[aria-expanded='true'] {
    color: var(--mall-primary);
  }
`

/**
 * Rendered once and then only shown or hidden: hidden content costs no layout, and the second opening none at all. A row under the
 * pointer or with the focus lays its panel out invisibly, so that only the paint is left after the delay. The width leaves
 * room for the rail and the page's gutter, from 768 px up.
 */
export const Panel = styled.div`
  position: absolute;
  z-index: 20;
  inset-block-start: 0;
  inset-inline-start: 100%;
  overflow: auto;
  overscroll-behavior: contain;
  inline-size: min(880px, 100vw - 340px);
  min-block-size: 100%;
  max-block-size: 100%;
  padding: var(--mall-space-16) var(--mall-space-24);
  border-radius: 0 var(--mall-radius-card) var(--mall-radius-card) 0;
  background: var(--mall-raised);
  box-shadow: var(--mall-shadow-popover);
  color: var(--mall-text);
  overflow-wrap: anywhere;
  visibility: hidden;

  :not([data-state='open'], :hover, :focus-within) > & {
    content-visibility: hidden;
  }
  [data-state='open'] > & {
    visibility: visible;
  }
  ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  [data-part='title'] {
    display: inline-block;
    margin-block-end: var(--mall-space-4);
    font-size: var(--mall-font-size-16);
    line-height: var(--mall-line-height-16);
    font-weight: 600;
  }
  [data-part='category'] + [data-part='category'] {
    margin-block-start: var(--mall-space-16);
  }
  [data-part='branch'] {
    display: grid;
    grid-template-columns: minmax(0, 112px) minmax(0, 1fr);
    gap: var(--mall-space-16);
    padding-block: var(--mall-space-8);
    border-block-end: 1px solid var(--mall-divider);
  }
  [data-part='branch']:last-child {
    border-block-end: 0;
  }
  [data-part='branch'] > a {
    font-weight: 600;
  }
  [data-part='leaves'] {
    display: flex;
    flex-wrap: wrap;
    gap: var(--mall-space-2) var(--mall-space-16);
    color: var(--mall-text-secondary);
  }
  [data-part='leaves'] a {
    display: inline-block;
    min-block-size: 24px;
  }
  ${tablet} {
    padding: var(--mall-space-8) var(--mall-space-16);
    [data-part='branch'] {
      grid-template-columns: minmax(0, 1fr);
      gap: var(--mall-space-4);
    }
    a {
      padding-block: var(--mall-space-8);
    }
  }
`

export const Back = styled.button`
  display: none;
  align-items: center;
  gap: var(--mall-space-8);
  min-block-size: 44px;
  margin-block-end: var(--mall-space-4);
  padding: 0;
  border: 0;
  background: none;
  color: var(--mall-primary);
  font-size: inherit;
  cursor: pointer;

  &::before {
    content: '';
    inline-size: 7px;
    block-size: 7px;
    margin-inline-start: 3px;
    border: solid currentColor;
    border-width: 0 0 1.5px 1.5px;
    rotate: 45deg;
  }
  &:dir(rtl)::before {
    rotate: 225deg;
  }
`
