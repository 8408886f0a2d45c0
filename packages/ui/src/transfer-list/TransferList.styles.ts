import { styled } from 'styled-components'
import { drawnBox, markedBox } from '../styles/drawn-box.styles.ts'

/** The container that the layout follows: it also stands in drawers and dialogs. */
export const Root = styled.div`
  container-type: inline-size;
  position: relative;
  min-inline-size: 0;
  color: var(--mall-text);
  font-size: var(--mall-control-font-size);
`

/** Beside each other with the buttons between; on a phone and in a narrow drawer below each other. */
export const Columns = styled.div`
  --rows: var(--mall-transfer-rows, 320px);
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto minmax(0, 1fr);
  gap: var(--mall-space-12);

  @container (width < 560px) {
    --rows: var(--mall-transfer-rows, 232px);
    grid-template-columns: minmax(0, 1fr);
  }
`

export const Pane = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--mall-space-8);
  min-inline-size: 0;
  padding: var(--mall-space-8) var(--mall-space-12) 0;
  border: 1px solid var(--mall-divider);
  border-radius: var(--mall-radius-card);
  background: var(--mall-surface);

  [data-invalid] & {
    border-color: var(--mall-danger);
  }
`

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 var(--mall-space-8);
  font-weight: 600;

  [data-part='count'] {
    color: var(--mall-text-secondary);
    font-weight: 400;
    font-variant-numeric: tabular-nums;
  }
  > :last-child {
    margin-inline: auto calc(var(--mall-space-8) * -1);
  }
`

export const Moves = styled.div`
  display: flex;
  flex-direction: column;
  align-self: center;
  gap: var(--mall-space-8);
  min-inline-size: 112px;

  @container (width < 560px) {
    flex-direction: row;
    justify-content: center;

    > * {
      flex: 1;
    }
    svg {
      rotate: 90deg;
    }
  }
`

export const Rows = styled.div`
  position: relative;
  margin-inline: calc(var(--mall-space-12) * -1);
  border-block-start: 1px solid var(--mall-divider);
`

export const List = styled.div`
  block-size: var(--rows);
  overflow: auto;
  overscroll-behavior: contain;
  border-end-start-radius: var(--mall-radius-card);
  border-end-end-radius: var(--mall-radius-card);
  outline-offset: -2px;

  [role='option'] {
    display: flex;
    align-items: center;
    gap: var(--mall-space-8);
    min-block-size: max(32px, var(--mall-control-height));
    padding: var(--mall-space-4) var(--mall-space-12);
    cursor: pointer;
  }
  [role='option']:hover {
    background: color-mix(in oklab, var(--mall-surface) 96%, var(--mall-text));
  }
  [role='option'][aria-selected='true'] {
    background: var(--mall-primary-soft);
  }
  &:focus-visible [data-active] {
    outline: 2px solid var(--mall-focus);
    outline-offset: -3px;
  }
  [role='option'][data-disabled] {
    background: none;
    color: var(--mall-text-tertiary);
    cursor: not-allowed;
  }
  [data-part='group'] {
    display: flex;
    justify-content: space-between;
    padding: var(--mall-space-8) var(--mall-space-12) var(--mall-space-4);
    color: var(--mall-text-secondary);
    font-size: var(--mall-font-size-12);
    line-height: var(--mall-line-height-12);
  }
  [data-part='box'] {
    ${drawnBox}
  }
  [aria-selected='true'] > [data-part='box'] {
    ${markedBox}
  }
  [data-disabled] > [data-part='box'] {
    border-color: var(--mall-divider);
    background: var(--mall-canvas);
  }
  [data-part='words'] {
    display: flex;
    flex: 1;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 0 var(--mall-space-12);
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  small {
    color: var(--mall-text-secondary);
    font-size: var(--mall-font-size-12);
    line-height: var(--mall-line-height-12);
  }
  [data-part='reason'] {
    inline-size: 100%;
  }
  [data-part='move'] {
    display: grid;
    place-items: center;
    flex: none;
    inline-size: 24px;
    block-size: 24px;
    margin-inline-end: -4px;
    border-radius: var(--mall-radius-tag);
    color: var(--mall-text-tertiary);
  }
  [data-part='move']:hover {
    color: var(--mall-text);
  }

  @media (pointer: coarse) {
    [role='option'] {
      min-block-size: 44px;
    }
    [data-part='move'] {
      inline-size: 40px;
      block-size: 40px;
      margin-block: -4px;
      margin-inline-end: -12px;
    }
  }
  @media (forced-colors: active) {
    &:focus-visible [data-active] {
      outline-color: Highlight;
    }
  }
`

/** Over the empty list, which stays for the focus. */
export const Blank = styled.div`
  position: absolute;
  inset: 0;
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: var(--mall-space-12);
  padding: var(--mall-space-16);
  color: var(--mall-text-secondary);
  text-align: center;
  overflow-wrap: anywhere;
  pointer-events: none;

  > * {
    pointer-events: auto;
  }
`

export const Problem = styled.p`
  display: flex;
  align-items: center;
  gap: var(--mall-space-4);
  margin: var(--mall-space-8) 0 0;
  color: var(--mall-danger);

  > svg {
    flex: none;
  }
`
