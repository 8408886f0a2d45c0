import { css, styled } from 'styled-components'
import { controlFrame, frameTool } from '../styles/frame.styles.ts'

export const Frame = styled.span`
  ${controlFrame}
  display: inline-flex;
  align-items: center;
  gap: var(--mall-space-8);
  inline-size: 100%;
  min-inline-size: 0;

  &:has([data-part='control']:read-only:not(:disabled)) {
    border-style: dashed;
    background: transparent;
  }
  &[data-multiline] {
    flex-direction: column;
    align-items: stretch;
    gap: 0;
    padding-block: calc((var(--mall-control-height) - 1.5em) / 2 - 1px);
  }
`

const control = css`
  flex: 1;
  inline-size: 100%;
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;
  background: transparent;
  color: var(--mall-text);
  font: inherit;
  text-overflow: ellipsis;

  &&:focus-visible { outline: none; }
  &::placeholder { color: var(--mall-text-tertiary); opacity: 1; }
  &:disabled { color: var(--mall-text-tertiary); -webkit-text-fill-color: currentColor; cursor: not-allowed; }
  /* Apart: a browser drops a whole list of selectors that holds one it does not know. */
  &::-webkit-search-cancel-button { display: none; }
  &::-ms-reveal, &::-ms-clear { display: none; }
`

export const Input = styled.input`
  ${control}
  block-size: calc(var(--mall-control-height) - 2px);
`

export const Area = styled.textarea`
  ${control}
  resize: vertical;
  min-block-size: 3em;
  line-height: inherit;
`

export const Tool = styled.button`
  ${frameTool}
  margin-inline-end: -4px;

  &&:focus-visible {
    outline-offset: 0;
  }
  [data-part='control']:placeholder-shown ~ &[data-part='clear'],
  [data-part='control']:disabled ~ &[data-part='clear'],
  [data-part='control']:read-only ~ &[data-part='clear'] {
    display: none;
  }
`

export const Count = styled.span`
  flex: none;
  align-self: end;
  font-size: var(--mall-font-size-12);
  line-height: var(--mall-line-height-12);
  font-variant-numeric: tabular-nums;
  color: var(--mall-text-tertiary);

  &[data-excess] {
    color: var(--mall-danger);
  }
  [data-part='control'] ~ &:not([data-multiline] > &) {
    align-self: center;
  }
`
