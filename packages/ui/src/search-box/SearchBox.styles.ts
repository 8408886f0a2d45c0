import { css, keyframes, styled } from 'styled-components'

/** Holds the field, what hangs below it, and the hot keywords. */
export const Root = styled.form.attrs({ role: 'search' })`
  --height: var(--mall-control-height);
  --font-size: var(--mall-control-font-size);
  --line: 1px solid var(--mall-control-border);
  min-inline-size: 0;
  margin: 0;

  &[data-size='hero'] {
    --height: 48px;
    --font-size: var(--mall-font-size-16);
    --line: 2px solid var(--mall-primary);
  }
  &[data-size='small'] {
    --height: 36px;
    --font-size: var(--mall-font-size-14);
  }
  &[data-invalid] {
    --line: 1px solid var(--mall-danger);
  }
  button {
    flex: none;
    margin: 0;
    border: 0;
    border-radius: var(--mall-radius-control);
    padding: 0 var(--mall-space-8);
    background: none;
    color: var(--mall-text-secondary);
    cursor: pointer;
  }
  button:hover {
    color: var(--mall-primary);
  }
  button:disabled {
    color: var(--mall-text-tertiary);
    cursor: not-allowed;
  }
`

/**
 * The input is as wide as what is left: by default it is twenty letters wide, which would be too wide for a phone.
 * Contained, so that a letter lays out the field and not the page around it.
 */
export const Field = styled.div`
  position: relative;
  display: flex;
  block-size: var(--height);
  border: var(--line);
  border-radius: var(--mall-radius-control);
  background: var(--mall-surface);

  &:has(> input:focus-visible) {
    outline: 2px solid var(--mall-focus);
    outline-offset: 1px;
  }
  > button {
    padding: 0 10px;
    outline-offset: -3px;
  }
  > input {
    contain: strict;
    flex: 1;
    inline-size: 0;
    margin: 0;
    border: 0;
    outline: 0;
    padding: 0 var(--mall-control-padding);
    background: none;
    font-size: var(--font-size);
    text-overflow: ellipsis;
  }
  > input::placeholder {
    color: var(--mall-text-tertiary);
  }
`

/** A phone's picker no longer offers its camera, so touch screens have a button of their own for it. */
export const CameraButton = styled.button`
  @media not (pointer: coarse) {
    display: none;
  }
`

export const Submit = styled.button`
  display: flex;
  align-items: center;
  gap: var(--mall-space-4);
  font-size: var(--font-size);
  font-weight: 600;

  ${Root} &&& {
    margin: -1px;
    padding: 0 var(--mall-space-16);
    border-start-start-radius: 0;
    border-end-start-radius: 0;
    background: var(--mall-primary);
    color: var(--mall-on-primary);
  }
  ${Root} &&&:hover {
    background: var(--mall-primary-hover);
  }
  ${Root} &&&:disabled {
    background: var(--mall-control-border);
    color: var(--mall-surface);
  }
  ${Root}[data-size='small'] &&& {
    margin: 0;
    padding: 0 var(--mall-space-12);
    background: none;
    color: var(--mall-text-secondary);
  }
  ${Root}[data-size='small'] &&&:hover {
    color: var(--mall-primary);
  }
`

const hanging = css`
  position: absolute;
  inset-block-start: calc(100% + 6px);
  inset-inline-start: 0;
  z-index: 20;
  max-inline-size: 100%;
  border-radius: var(--mall-radius-card);
  background: var(--mall-raised);
  box-shadow: var(--mall-shadow-popover);
`

/** Styles its rows too: a styled component for each row would cost more than the row itself. */
export const Listbox = styled.div`
  ${hanging}
  contain: content;
  inline-size: 100%;
  max-block-size: min(432px, 60vh);
  overflow: hidden auto;
  overscroll-behavior: contain;
  margin: 0;
  padding: var(--mall-space-4) 0;

  [role='option'] {
    display: flex;
    align-items: center;
    gap: var(--mall-space-16);
    min-block-size: max(var(--mall-control-height), 36px);
    padding-inline: var(--mall-space-16);
    border-inline-start: 3px solid transparent;
    cursor: pointer;
  }
  [role='option']:hover {
    background: var(--mall-canvas);
  }
  /* Late, so that a list that is replaced quickly does not blink. */
  &[aria-busy='true'] [role='option'] {
    background: none;
    color: var(--mall-text-tertiary);
    cursor: progress;
    transition: color 0s 300ms;

    * {
      color: inherit;
    }
  }
  [data-active] {
    border-color: var(--mall-primary);
    background: var(--mall-primary-soft);
  }
  span,
  small {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  span {
    flex: 1;
  }
  mark {
    background: none;
    color: var(--mall-primary);
    font-weight: 600;
  }
  small {
    max-inline-size: 40%;
    color: var(--mall-text-secondary);
    font-size: var(--mall-font-size-12);
    font-variant-numeric: tabular-nums;
  }
`

/** The message of the box, positioned below the field so that the page does not move. Rendered before its text, so that it is announced. */
export const Bubble = styled.div`
  ${hanging}

  &:not(:empty) {
    display: flex;
    align-items: center;
    gap: var(--mall-space-8);
    padding: var(--mall-space-8) var(--mall-space-12);
  }
  &[data-kind='error'] {
    background: var(--mall-danger-soft);
    color: var(--mall-danger);
  }
`

const turn = keyframes`to { rotate: 1turn; }`

export const Spinner = styled.span`
  inline-size: 16px;
  block-size: 16px;
  border: 2px solid var(--mall-divider);
  border-block-start-color: var(--mall-primary);
  border-radius: 50%;
  animation: ${turn} var(--mall-motion-loop) linear infinite;
`

export const Drop = styled.div`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  background: var(--mall-primary-soft);
  color: var(--mall-primary);
  pointer-events: none;
`

/** Moved back by a button's padding, so that the first word is aligned with the field's edge. */
export const HotList = styled.div.attrs({ role: 'group' })`
  display: flex;
  flex-wrap: wrap;
  margin: var(--mall-space-4) calc(var(--mall-space-8) * -1) 0;
  font-size: var(--mall-font-size-12);

  button {
    min-block-size: 24px;
  }
  button[data-highlight] {
    color: var(--mall-primary);
    font-weight: 600;
  }
  @media (pointer: coarse) {
    button {
      min-block-size: 40px;
    }
  }
`
