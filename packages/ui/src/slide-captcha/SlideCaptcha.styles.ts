import { css, styled } from 'styled-components'

const HANDLE = '44px'

export const Root = styled.div.attrs({ role: 'group' })`
  display: grid;
  gap: var(--mall-space-8);
  inline-size: 100%;
  max-inline-size: 400px;
  color: var(--mall-text);
  font-size: var(--mall-font-size-14);
  line-height: var(--mall-line-height-14);
`

/** The picture and the track run from left to right on every page: so does the hole. */
export const Picture = styled.div.attrs({ dir: 'ltr' })`
  position: relative;
  overflow: hidden;
  aspect-ratio: 2;
  border-radius: var(--mall-radius-control);
  background: var(--mall-divider);
  user-select: none;

  img {
    display: block;
    pointer-events: none;
  }
  > img {
    inline-size: 100%;
    block-size: 100%;
  }
  [data-state='loading'] > & > :not(button),
  [data-state='expired'] > & > :not(button),
  [data-state='unavailable'] > & > :not(button) {
    opacity: 0.35;
  }
`

const rail = css`
  position: absolute;
  inset-inline-start: 0;
  pointer-events: none;
  will-change: transform;
  transition: transform var(--mall-motion-fast);

  [data-state='dragging'] & {
    transition: none;
  }
`

export const PieceRail = styled.div`
  ${rail}

  > img {
    filter: drop-shadow(0 1px 3px rgb(0 0 0 / 0.5));
  }
`

export const Refresh = styled.button`
  position: absolute;
  inset-block-start: var(--mall-space-8);
  inset-inline-end: var(--mall-space-8);
  display: grid;
  place-items: center;
  inline-size: 32px;
  block-size: 32px;
  margin: 0;
  padding: 0;
  border: 0;
  border-radius: var(--mall-radius-control);
  background: var(--mall-raised);
  box-shadow: var(--mall-shadow-popover);
  color: var(--mall-text-secondary);
  cursor: pointer;

  &:hover {
    color: var(--mall-primary);
  }
`

export const Track = styled.div.attrs({ dir: 'ltr' })`
  position: relative;
  overflow: hidden;
  block-size: 40px;
  border: 1px solid var(--mall-divider);
  border-radius: var(--mall-radius-control);
  background: var(--mall-canvas);
  user-select: none;
  touch-action: pan-y;

  [data-state='rejected'] > & {
    border-color: var(--mall-danger);
    background: var(--mall-danger-soft);
  }
  [data-state='passed'] > & {
    border-color: var(--mall-success);
    background: var(--mall-success-soft);
  }
`

export const Fill = styled.div`
  ${rail}
  inset-block: 0;
  inline-size: calc(100% - ${HANDLE} / 2);
  transform: scaleX(0);
  transform-origin: left;
  background: var(--mall-primary-soft);

  [data-state='rejected'] &,
  [data-state='passed'] & {
    visibility: hidden;
  }
`

/** There before its text, so that a change is announced. */
export const Status = styled.output`
  position: absolute;
  inset: 0;
  display: flex;
  align-items: center;
  justify-content: center;
  gap: var(--mall-space-8);
  padding-inline: ${HANDLE} var(--mall-space-8);
  color: var(--mall-text-secondary);
  text-align: center;
  pointer-events: none;

  [data-state='dragging'] & {
    visibility: hidden;
  }
  [data-wrong] & {
    color: var(--mall-danger);
  }
  [data-state='passed'] & {
    padding-inline: var(--mall-space-8);
    color: var(--mall-success);
    font-weight: 600;
  }
  > button {
    position: absolute;
    inset: 0;
    display: flex;
    align-items: center;
    justify-content: center;
    gap: var(--mall-space-8);
    margin: 0;
    padding: 0 var(--mall-space-8);
    border: 0;
    background: var(--mall-warning-soft);
    color: var(--mall-warning);
    cursor: pointer;
    pointer-events: auto;
  }
  > button:focus-visible {
    outline-offset: -3px;
  }
  [data-state='unavailable'] & > button {
    background: var(--mall-danger-soft);
    color: var(--mall-danger);
  }
`

export const HandleRail = styled.div`
  ${rail}
  inset-block: 0;
  inline-size: calc(100% - ${HANDLE});

  [data-state='passed'] &,
  [data-state='expired'] &,
  [data-state='unavailable'] & {
    opacity: 0;
  }
`

export const Handle = styled.div`
  display: grid;
  place-items: center;
  inline-size: ${HANDLE};
  block-size: 100%;
  border-inline-end: 1px solid var(--mall-divider);
  border-radius: var(--mall-radius-control);
  background: var(--mall-surface);
  box-shadow: var(--mall-shadow-popover);
  color: var(--mall-primary);
  cursor: grab;
  pointer-events: auto;
  touch-action: none;
  transition: background-color var(--mall-motion-fast), color var(--mall-motion-fast);

  &:focus-visible {
    outline-offset: -3px;
  }
  [data-state='ready'] &:hover,
  [data-state='dragging'] & {
    background: var(--mall-primary);
    color: var(--mall-on-primary);
  }
  [data-state='dragging'] & {
    cursor: grabbing;
  }
  &[aria-disabled] {
    color: var(--mall-text-tertiary);
    cursor: default;
  }
`

export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--mall-space-4) var(--mall-space-8);

  > :last-child:not(:first-child) {
    margin-inline-start: auto;
  }
  button {
    display: grid;
    place-items: center;
    min-inline-size: 32px;
    min-block-size: 32px;
    margin: 0;
    padding: 0 var(--mall-space-8);
    border: 1px solid var(--mall-control-border);
    border-radius: var(--mall-radius-control);
    background: var(--mall-surface);
    color: var(--mall-text);
    cursor: pointer;
  }
  button:hover:not([aria-disabled='true']) {
    border-color: var(--mall-primary);
    color: var(--mall-primary);
  }
  button[aria-disabled='true'] {
    border-color: var(--mall-divider);
    color: var(--mall-text-tertiary);
    cursor: not-allowed;
  }
  button[data-part='alternative'] {
    border-color: transparent;
    background: none;
    color: var(--mall-primary);
  }
`

/** The two nudge buttons and what sends the answer. */
export const Steps = styled.div.attrs({ dir: 'ltr' })`
  display: flex;
  gap: var(--mall-space-4);

  > :nth-child(-n + 2) {
    padding: 0;
  }
`
