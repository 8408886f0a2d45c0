import { media, mediaQueries } from '@mall/ui/theme'
import { css, styled } from 'styled-components'

/** Words and blanks of a sentence, wrapping between each other. */
export const Sentence = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--mall-space-4);
  align-items: center;
  min-inline-size: 0;
  color: var(--mall-text-secondary);
  font-size: var(--mall-font-size-14);
  line-height: var(--mall-line-height-14);

  [data-part='filter-chip'][data-invalid] {
    border-color: var(--mall-danger);
    color: var(--mall-danger);
  }
`

const ruled = css`
  min-block-size: 28px;
  border: 0;
  border-block-end: 1px solid var(--mall-control-border);
  border-start-start-radius: var(--mall-radius-tag);
  border-start-end-radius: var(--mall-radius-tag);

  @media (pointer: coarse), ${mediaQueries.tablet} {
    min-block-size: 40px;
  }
`

/** A blank to type into: as wide as its text. */
export const Input = styled.input`
  ${ruled}
  box-sizing: border-box;
  min-inline-size: 3.5em;
  max-inline-size: min(100%, 20em);
  margin: 0;
  padding: 0 6px;
  background: transparent;
  color: var(--mall-text);
  field-sizing: content;
  font: inherit;
  font-variant-numeric: tabular-nums;

  &::placeholder {
    color: var(--mall-text-tertiary);
    opacity: 1;
  }
  &:hover:enabled {
    border-color: var(--mall-primary);
    background: var(--mall-primary-soft);
  }
  &[aria-invalid='true'] {
    border-color: var(--mall-danger);
    background: var(--mall-danger-soft);
    color: var(--mall-danger);
  }
  &:disabled {
    border-color: transparent;
    -webkit-text-fill-color: currentColor;
  }
`

/** A condition that is set: filled like a blank with a value, with what takes it out again. */
export const Condition = styled.span`
  ${ruled}
  display: inline-flex;
  flex-wrap: wrap;
  gap: 2px;
  align-items: center;
  min-inline-size: 0;
  max-inline-size: 100%;
  padding-inline-start: 6px;
  border-color: var(--mall-primary);
  background: var(--mall-primary-soft);
  color: var(--mall-text);

  /* Its words are ruled already. */
  input,
  [data-part='filter-chip'] {
    border-block-end-color: transparent;
  }
  input:focus,
  input[aria-invalid='true'] {
    background: var(--mall-surface);
  }
`

/** Takes a condition out, or moves a level: a mark alone. */
export const Mark = styled.button`
  display: inline-grid;
  flex: none;
  place-items: center;
  inline-size: 24px;
  block-size: 28px;
  margin: 0;
  padding: 0;
  border: 0;
  border-radius: var(--mall-radius-control);
  background: transparent;
  color: var(--mall-text-secondary);
  cursor: pointer;

  &:hover:enabled {
    background: color-mix(in oklab, var(--mall-text) 8%, transparent);
    color: var(--mall-text);
  }
  &:disabled {
    opacity: 0.35;
    cursor: default;
  }
  @media (pointer: coarse), ${mediaQueries.tablet} {
    inline-size: 40px;
    block-size: 40px;
  }
`

/** What is wrong with a sentence, below it. */
export const Problems = styled.div`
  display: grid;
  gap: var(--mall-space-4);
  color: var(--mall-danger);

  p {
    display: flex;
    gap: var(--mall-space-4);
    align-items: center;
    margin: 0;
  }
  svg {
    flex: none;
  }
`

/** All fields of a flow. A user who cannot change them reads the same sentences without their marks. */
export const Fields = styled.fieldset`
  display: contents;

  &:disabled :is([data-variant], [data-mark], [data-add]) {
    display: none;
  }
  &:disabled [data-condition] {
    padding-inline-end: 6px;
  }
  &:disabled [data-part='filter-chip'] {
    border-color: transparent;
    cursor: default;
  }
  &:disabled [data-part='filter-chip'] svg {
    display: none;
  }
`

/** The sentence of the flow as a whole, first of all. */
export const Basics = styled.div`
  display: grid;
  gap: var(--mall-space-4);
  padding: 10px var(--mall-sheet-padding, 0px);
`

export const RuleList = styled.ol`
  display: grid;
  gap: var(--mall-space-12);
  margin: 0;
  padding: 0;
  list-style: none;

  > li + li {
    padding-block-start: var(--mall-space-12);
    border-block-start: 1px solid var(--mall-divider);
  }
`

export const Rule = styled.li`
  display: grid;
  grid-template-columns: 56px minmax(0, 1fr) auto;
  gap: var(--mall-space-4);
  align-items: start;

  > h3 {
    margin: 0;
    font-size: var(--mall-font-size-14);
    font-weight: 600;
    line-height: 28px;
  }
  > :nth-child(n + 4) {
    grid-column: 1 / -1;
  }
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) auto;

    > h3 {
      line-height: 40px;
    }
    > :nth-child(2) {
      grid-row: 2;
      grid-column: 1 / -1;
    }
  }
`

/** How many orders, whether the sample is one, and what takes the rule out. */
export const RuleEnd = styled.div`
  display: flex;
  gap: var(--mall-space-8);
  align-items: center;
  min-block-size: 28px;
  white-space: nowrap;
`

/** The levels of a rule, one line each. */
export const Nodes = styled.ol`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
`

export const Node = styled.li`
  display: grid;
  grid-template-columns: 56px minmax(0, 1fr) auto;
  gap: var(--mall-space-4);
  align-items: start;
  padding-block: var(--mall-space-4);
  border-radius: var(--mall-radius-control);

  &[data-current] {
    background: var(--mall-primary-soft);
    box-shadow: -8px 0 0 var(--mall-primary-soft);
  }
  &[data-dragged] {
    opacity: 0.5;
  }
  &[data-drop='before'] {
    box-shadow: 0 -3px 0 var(--mall-primary);
  }
  &[data-drop='after'] {
    box-shadow: 0 3px 0 var(--mall-primary);
  }
  > :nth-child(n + 4) {
    grid-column: 2 / -1;
  }
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) auto;

    > :nth-child(2) {
      grid-row: 2;
      grid-column: 1 / -1;
    }
    > :nth-child(n + 4) {
      grid-column: 1 / -1;
    }
  }
`

/** The number of a level, by which a mouse moves it. */
export const Handle = styled.span`
  color: var(--mall-text-secondary);
  font-size: var(--mall-font-size-12);
  line-height: 28px;
  cursor: grab;

  ${media.tablet} {
    line-height: 40px;
  }
`

export const Marks = styled.span`
  display: inline-flex;
`

/** The editor of a blank that has more than one field. */
export const Editor = styled.div`
  display: grid;
  gap: var(--mall-space-12);
  inline-size: min(320px, 100vw - 48px);
`

/** What adds a rule, and that all is well. */
export const RulesEnd = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--mall-space-8) var(--mall-space-16);
  align-items: center;
  justify-content: space-between;

  > [data-tone='success'] {
    display: inline-flex;
    gap: var(--mall-space-4);
    align-items: center;
    color: var(--mall-success);
  }
`

/** A button without a frame, whose mark stands on the edge of the column. */
export const Ghost = styled.span`
  margin-inline-start: calc(-1 * var(--mall-space-12));
`
