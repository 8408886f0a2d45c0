import { styled } from 'styled-components'

/** The flows to choose from, the one that is edited marked by a spine. */
export const Flows = styled.ul`
  inline-size: min(320px, 100vw - 48px);
  max-block-size: 360px;
  margin: 0;
  padding: 0;
  overflow: auto;
  list-style: none;

  a {
    position: relative;
    display: grid;
    gap: var(--mall-space-4);
    padding: var(--mall-space-8) var(--mall-space-12);
    border-block-end: 1px solid var(--mall-divider);
    color: var(--mall-text);
    text-decoration: none;
  }

  a > :first-child {
    display: flex;
    gap: var(--mall-space-8);
    align-items: center;
    justify-content: space-between;
    overflow-wrap: anywhere;
  }

  a[aria-current] {
    background: var(--mall-primary-soft);
    font-weight: 600;
  }

  a[aria-current]::before {
    content: '';
    position: absolute;
    inset-block: 0;
    inset-inline-start: 0;
    inline-size: 3px;
    background: var(--mall-primary);
  }

  a:hover:not([aria-current]) {
    background: var(--mall-canvas);
  }
`

/** All amounts from nothing on, each part as wide as the others: what matters is which rule comes after which. */
export const Ruler = styled.ol`
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  margin: var(--mall-space-12) 0 0;
  padding: 0 0 20px;
  list-style: none;
  font-size: var(--mall-font-size-12);

  li {
    position: relative;
    padding: var(--mall-space-4) var(--mall-space-4) var(--mall-space-8);
    border-block-end: 1px solid var(--mall-text-secondary);
    border-inline-start: 1px solid var(--mall-text-secondary);
    text-align: center;
  }

  li:last-child {
    border-inline-end: 1px solid var(--mall-text-secondary);
  }

  li[data-kind='free'] > :first-child {
    color: var(--mall-text-secondary);
  }

  li:is([data-kind='gap'], [data-kind='overlap']) {
    background: var(--mall-danger-soft);
    color: var(--mall-danger);
  }

  li > :not(:first-child) {
    position: absolute;
    inset-block-start: 100%;
    inset-inline-start: 0;
    color: var(--mall-text-secondary);
    white-space: nowrap;
  }

  li > :nth-child(3) {
    inset-inline: auto 0;
  }
`

/** Orders that a draft changes: one line each, the second one smaller. */
export const Changed = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    display: grid;
    gap: var(--mall-space-4);
    padding-block: var(--mall-space-8);
    border-block-end: 1px solid var(--mall-divider);
  }
`

/** Who approves, in the order of the levels. */
export const Path = styled.ol`
  display: grid;
  gap: var(--mall-space-8);
  margin: 0;
  padding: 0;
  list-style: none;
  counter-reset: level;

  li {
    display: grid;
    grid-template-columns: 20px minmax(0, 1fr);
    gap: 0 var(--mall-space-8);
    counter-increment: level;
  }

  li::before {
    content: counter(level);
    grid-row: span 2;
    block-size: 20px;
    border: 1px solid var(--mall-control-border);
    border-radius: var(--mall-radius-tag);
    font-size: var(--mall-font-size-12);
    line-height: 18px;
    text-align: center;
  }
`

/** What is said of the form as a whole, as far from the edges as its sections. */
export const Notice = styled.div`
  padding: var(--mall-space-16) var(--mall-sheet-padding, 0px);
`

/** What became more, fewer and stayed, side by side by their shares; their words are in the legend. */
export const Shares = styled.div`
  display: flex;
  gap: 2px;
  block-size: 16px;

  > * {
    min-inline-size: 4px;
    box-shadow: inset 0 0 0 1px var(--mall-control-border);
  }
  > [data-kind='more'] {
    background: var(--mall-primary);
    box-shadow: none;
  }
  > [data-kind='less'] {
    background: repeating-linear-gradient(135deg, var(--mall-primary) 0 1px, transparent 1px 4px);
  }
  > [data-kind='other'] {
    background: repeating-linear-gradient(90deg, var(--mall-primary) 0 1px, transparent 1px 4px);
  }
  > [data-kind='stuck'] {
    background: var(--mall-danger);
  }
`

/** Which flow it is and how it stands, in the middle of one line. */
export const State = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--mall-space-12);
  align-items: center;
  min-inline-size: 0;
`
