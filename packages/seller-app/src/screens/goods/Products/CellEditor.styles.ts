import { styled } from 'styled-components'

/** A number that is written where it stands: a rule below it says so. */
export const Value = styled.button`
  min-block-size: 24px;
  padding: 0 var(--mall-space-4);
  border: 0;
  border-block-end: 1px dashed transparent;
  border-radius: 0;
  background: none;
  color: inherit;
  font: inherit;
  font-variant-numeric: tabular-nums;
  cursor: text;

  &:hover,
  &[aria-expanded='true'] {
    border-block-end-color: var(--mall-primary);
  }

  &[data-saved] {
    border-block-end-color: var(--mall-primary);
    color: var(--mall-primary);
    font-weight: 600;
  }

  @media (pointer: coarse) {
    min-block-size: 40px;
  }
`

export const Panel = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--mall-space-8);
  inline-size: min(320px, 100vw - 48px);
  text-align: start;
  white-space: normal;
`

export const Keys = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--mall-space-12);
  margin: 0;
  color: var(--mall-text-secondary);
  font-size: var(--mall-font-size-12);
  line-height: var(--mall-line-height-12);

  kbd {
    padding-inline: var(--mall-space-4);
    border: 1px solid var(--mall-divider);
    border-radius: var(--mall-radius-tag);
    font: inherit;
  }

  @media (pointer: coarse) {
    display: none;
  }
`
