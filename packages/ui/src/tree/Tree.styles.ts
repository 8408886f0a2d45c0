import { css, styled } from 'styled-components'
import { drawnBox, markedBox } from '../styles/drawn-box.styles.ts'

/** A line with a knob between two rows, or a frame around the row that takes the node in; its reason in words when it may not. */
const drop = css`
  [data-part='drop'] {
    --ink: var(--mall-primary);
    position: absolute;
    z-index: 1;
    inset-inline: calc(var(--level) * var(--mall-space-20) - 12px) 0;
    block-size: 0;
    border-block-start: 2px solid var(--ink);
    pointer-events: none;
  }
  [data-part='drop'][data-refused] {
    --ink: var(--mall-danger);
    border-block-start-style: dashed;
  }
  [data-at='before'] {
    inset-block-start: -1px;
  }
  [data-at='after'] {
    inset-block-end: -1px;
  }
  [data-at='before']::before,
  [data-at='after']::before {
    content: '';
    position: absolute;
    inset-block-start: -5px;
    inset-inline-start: -4px;
    inline-size: 8px;
    block-size: 8px;
    border: 2px solid var(--ink);
    border-radius: 50%;
    background: var(--mall-surface);
  }
  [data-part='drop'][data-at='inside'] {
    inset-block: 0;
    block-size: auto;
    border: 2px solid var(--ink);
    border-radius: var(--mall-radius-control);
  }
  [data-part='drop'][data-at='inside'][data-refused] {
    border-style: dashed;
  }
  [data-part='drop'][data-at='none'] {
    inset-block-end: 0;
    border: 0;
  }
  [data-part='problem'] {
    position: absolute;
    inset-block-start: calc(100% + var(--mall-space-4));
    inset-inline-start: 24px;
    inline-size: max-content;
    max-inline-size: calc(100% - 24px);
    padding: var(--mall-space-2) var(--mall-space-8);
    border: 1px solid var(--mall-danger);
    border-radius: var(--mall-radius-control);
    background: var(--mall-danger-soft);
    color: var(--mall-danger);
    font-size: var(--mall-font-size-12);
    font-weight: 400;
    line-height: var(--mall-line-height-12);
  }
`

export const Root = styled.div`
  color: var(--mall-text);

  [role='treeitem'] {
    display: flex;
    align-items: center;
    gap: var(--mall-space-4);
    min-block-size: var(--mall-control-height);
    padding-inline: calc(var(--level) * var(--mall-space-20) - 12px) var(--mall-space-8);
    border-radius: var(--mall-radius-control);
    cursor: pointer;
    outline-offset: -2px;
  }
  [role='treeitem']:hover {
    background: var(--mall-primary-soft);
  }
  [aria-selected='true'] {
    background: var(--mall-primary-soft);
    color: var(--mall-primary);
    font-weight: 600;
  }
  [aria-disabled='true'] {
    color: var(--mall-text-tertiary);
    cursor: default;
  }
  [role='treeitem'] > [data-part='toggle'] {
    flex: none;
    display: grid;
    place-items: center;
    inline-size: 24px;
    block-size: 24px;
    color: var(--mall-text-tertiary);
  }
  [data-part='toggle'] svg {
    transition: rotate var(--mall-motion-fast) var(--mall-ease-enter);
  }
  [aria-expanded='true'] > [data-part='toggle'] svg {
    rotate: 90deg;
  }
  [role='treeitem'] > [data-part='box'] {
    ${drawnBox}
  }
  [aria-checked='true'] > [data-part='box'],
  [aria-checked='mixed'] > [data-part='box'] {
    ${markedBox}
  }
  [role='treeitem'] > [data-part='label'] {
    overflow: hidden;
    min-inline-size: 0;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  [role='treeitem'] > [data-part='extra'] {
    margin-inline-start: auto;
  }

  &[data-movable] [role='treeitem'] {
    position: relative;
  }
  /* Hundreds of rows in a page: those out of sight cost nothing. A line between two rows reaches beyond its own. */
  &[data-movable] [role='treeitem']:not(:has(> [data-part='drop'])) {
    content-visibility: auto;
  }
  [data-dragged] > :not([data-part='drop']) {
    opacity: 0.45;
  }
  ${drop}
`

/** Below the tree, and in sight while it scrolls. */
export const MoveBar = styled.div`
  position: sticky;
  z-index: 1;
  inset-block-end: 0;
  display: flex;
  align-items: center;
  gap: var(--mall-space-4);
  padding-block: var(--mall-space-4);
  border-block-start: 1px solid var(--mall-divider);
  background: var(--mall-surface);
  font-size: var(--mall-font-size-12);
  line-height: var(--mall-line-height-12);

  [data-part='label'] {
    flex: 1;
    min-inline-size: 0;
    padding-inline-start: var(--mall-space-8);
    overflow: hidden;
    color: var(--mall-text-secondary);
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  button {
    flex: none;
    min-block-size: 28px;
    margin: 0;
    padding: 0 var(--mall-space-8);
    border: 0;
    border-radius: var(--mall-radius-control);
    background: transparent;
    color: var(--mall-primary);
    font: inherit;
    cursor: pointer;
  }
  button:hover {
    background: var(--mall-primary-soft);
  }
  button[aria-disabled] {
    background: none;
    color: var(--mall-text-tertiary);
  }
  @media (pointer: coarse) {
    button {
      min-block-size: 40px;
      padding-inline: var(--mall-space-12);
    }
  }
`

export const Nothing = styled.p`
  margin: 0;
  padding: var(--mall-space-16);
  color: var(--mall-text-secondary);
  text-align: center;
`
