import { css, keyframes, styled } from 'styled-components'

/** Holds the field, what hangs below it, and the hot keywords. */
export const Root = styled.form.attrs({ role: 'search' })`
  --height: var(--mall-control-height);
  display: block;
  inline-size: 100%;
  min-inline-size: 0;
  margin: 0;
  color: var(--mall-text);

  &[data-size='hero'] {
    --height: 48px;
  }
`

export const Field = styled.div`
  position: relative;
  display: flex;
  align-items: stretch;
  block-size: var(--height);
  border: 1px solid var(--mall-control-border);
  border-radius: var(--mall-radius-control);
  background: var(--mall-surface);
  transition: border-color var(--mall-motion-fast);

  [data-size='hero'] > & {
    border: 2px solid var(--mall-primary);
  }
  &:hover {
    border-color: var(--mall-primary);
  }
  &:has(> input:focus-visible) {
    border-color: var(--mall-primary);
    outline: 2px solid var(--mall-focus);
    outline-offset: 1px;
  }
  [data-invalid] > & {
    border-color: var(--mall-danger);
  }
  &:has(> input:disabled) {
    border-color: var(--mall-divider);
    background: var(--mall-canvas);
  }
`

export const Input = styled.input`
  flex: 1;
  /* An input asks for twenty letters' width, which a grid column would grant beyond a phone's edge. */
  inline-size: 0;
  min-inline-size: 0;
  margin: 0;
  border: 0;
  padding: 0 var(--mall-control-padding);
  background: transparent;
  font-size: var(--mall-control-font-size);
  line-height: 1.5;
  text-overflow: ellipsis;

  [data-size='hero'] & {
    font-size: var(--mall-font-size-16);
    padding-inline: var(--mall-space-16);
  }
  && {
    outline: none;
  }
  &::placeholder {
    color: var(--mall-text-tertiary);
    opacity: 1;
  }
`

const plainButton = css`
  margin: 0;
  border: 0;
  background: none;
  cursor: pointer;
  touch-action: manipulation;

  &:disabled {
    cursor: not-allowed;
  }
`

export const IconButton = styled.button`
  ${plainButton}
  flex: none;
  display: grid;
  place-items: center;
  inline-size: min(var(--height), 40px);
  padding: 0;
  border-radius: var(--mall-radius-control);
  color: var(--mall-text-tertiary);
  transition: color var(--mall-motion-fast);

  &:hover {
    color: var(--mall-primary);
  }
  &:focus-visible {
    outline-offset: -3px;
  }
  /* A phone's picker no longer offers its camera, so touch screens get a button for it. */
  &[data-part='camera'] {
    display: none;
  }
  @media (pointer: coarse) {
    &[data-part='camera'] {
      display: grid;
    }
  }
`

export const Submit = styled.button`
  ${plainButton}
  flex: none;
  display: flex;
  align-items: center;
  gap: var(--mall-space-4);
  margin: -1px;
  margin-inline-start: 0;
  padding: 0 var(--mall-space-16);
  border-start-end-radius: var(--mall-radius-control);
  border-end-end-radius: var(--mall-radius-control);
  background: var(--mall-primary);
  color: var(--mall-on-primary);
  font-size: var(--mall-control-font-size);
  font-weight: 600;
  white-space: nowrap;
  transition: background-color var(--mall-motion-fast);

  [data-size='hero'] & {
    padding-inline: var(--mall-space-24);
    font-size: var(--mall-font-size-16);
  }
  &:hover {
    background: var(--mall-primary-hover);
  }
  &:disabled {
    background: var(--mall-control-border);
    color: var(--mall-surface);
  }
`

const hanging = css`
  position: absolute;
  inset-block-start: calc(100% + 6px);
  z-index: 20;
  margin: 0;
  border-radius: var(--mall-radius-card);
  background: var(--mall-raised);
  box-shadow: var(--mall-shadow-popover);
  color: var(--mall-text);
  font-size: var(--mall-font-size-14);
  line-height: var(--mall-line-height-14);
`

/** Rows are styled from here: a styled component per row costs more than the row. */
export const Listbox = styled.ul`
  ${hanging}
  inset-inline: 0;
  max-block-size: min(432px, 60vh);
  overflow: hidden auto;
  overscroll-behavior: contain;
  padding: var(--mall-space-4) 0;
  list-style: none;

  > li {
    display: flex;
    align-items: center;
    gap: var(--mall-space-16);
    min-block-size: max(var(--mall-control-height), 36px);
    padding: var(--mall-space-4) var(--mall-space-16);
    content-visibility: auto;
    contain-intrinsic-size: auto 36px;
    cursor: pointer;
  }
  > li:hover {
    background: var(--mall-canvas);
  }
  > li[data-active] {
    background: var(--mall-primary-soft);
    box-shadow: inset 3px 0 var(--mall-primary);
  }
  > li[data-active]:dir(rtl) {
    box-shadow: inset -3px 0 var(--mall-primary);
  }
  span {
    flex: 1;
    min-inline-size: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  mark {
    background: none;
    color: var(--mall-primary);
    font-weight: 600;
  }
  small {
    flex: none;
    max-inline-size: 40%;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    color: var(--mall-text-secondary);
    font-size: var(--mall-font-size-12);
    font-variant-numeric: tabular-nums;
  }
`

/** What the box has to say, hung below the field so that the page does not move. Announced: it is there before its text. */
export const Bubble = styled.div`
  ${hanging}
  inset-inline-start: 0;
  display: flex;
  align-items: center;
  gap: var(--mall-space-8);
  max-inline-size: 100%;
  padding: var(--mall-space-8) var(--mall-space-12);

  &:empty {
    padding: 0;
    box-shadow: none;
  }
  &[data-kind='error'] {
    background: var(--mall-danger-soft);
    color: var(--mall-danger);
  }
  > button {
    ${plainButton}
    padding: 0 var(--mall-space-4);
    min-block-size: 24px;
    color: var(--mall-primary);
    border-radius: var(--mall-radius-control);
  }
`

const turn = keyframes`to { rotate: 1turn; }`

export const Spinner = styled.span`
  flex: none;
  inline-size: 16px;
  block-size: 16px;
  border: 2px solid var(--mall-divider);
  border-block-start-color: var(--mall-primary);
  border-radius: 50%;

  @media (prefers-reduced-motion: no-preference) {
    animation: ${turn} 0.8s linear infinite;
  }
`

export const Drop = styled.div`
  position: absolute;
  inset: 3px;
  z-index: 1;
  display: grid;
  place-items: center;
  border: 1px dashed var(--mall-primary);
  border-radius: var(--mall-radius-tag);
  background: var(--mall-primary-soft);
  color: var(--mall-primary);
  pointer-events: none;
`

export const HotList = styled.div.attrs({ role: 'group' })`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 var(--mall-space-4);
  padding-block-start: var(--mall-space-8);
  margin-inline-start: calc(var(--mall-space-8) * -1);
  font-size: var(--mall-font-size-12);
  line-height: var(--mall-line-height-12);
  color: var(--mall-text-tertiary);

  > button {
    ${plainButton}
    min-block-size: 24px;
    max-inline-size: 100%;
    padding: 0 var(--mall-space-8);
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    border-radius: var(--mall-radius-control);
    color: var(--mall-text-secondary);
  }
  > button:hover {
    color: var(--mall-primary);
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  > button[data-highlight] {
    color: var(--mall-primary);
    font-weight: 600;
  }
  @media (pointer: coarse) {
    > button {
      min-block-size: 40px;
    }
  }
`

/** A status for screen readers alone. */
export const Unseen = styled.output`
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`
