import { styled } from 'styled-components'

/** The facets as boxes for a thumb, beside each other. */
export const Facets = styled.div`
  display: grid;
  gap: var(--mall-space-16);

  > :not(:last-child) {
    padding-block-end: var(--mall-space-16);
    border-block-end: 1px solid var(--mall-divider);
  }
  fieldset {
    display: flex;
    flex-wrap: wrap;
    gap: var(--mall-space-8);
  }
  legend {
    flex-basis: 100%;
  }
  [data-part='checkbox'],
  [data-part='category'] {
    min-block-size: 40px;
    padding: 0 var(--mall-space-12);
    border: 1px solid var(--mall-control-border);
    border-radius: var(--mall-radius-control);
    font-size: var(--mall-font-size-14);
  }
  [data-part='checkbox']:has(:checked),
  [data-part='category'][aria-current] {
    border-color: var(--mall-primary);
    background: var(--mall-primary-soft);
    color: var(--mall-primary);
  }
  [data-part='checkbox']:has(:focus-visible) {
    outline: 2px solid var(--mall-focus);
    outline-offset: 1px;
  }
  /* The box is the control: its tick is in its colour. */
  [data-part='checkbox'] > input {
    position: absolute;
    opacity: 0;
  }
  [data-part='checkbox'] {
    position: relative;
  }
`

export const Foot = styled.div`
  display: flex;
  gap: var(--mall-space-12);
  inline-size: 100%;

  > :last-child {
    flex: 1;
  }
`
