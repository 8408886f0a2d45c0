import { styled } from 'styled-components'

/** At the foot of the panel, above what is scrolled below it. */
export const Foot = styled.div`
  position: sticky;
  z-index: 1;
  inset-block-end: 0;
  display: flex;
  flex-wrap: wrap;
  gap: var(--mall-space-8) var(--mall-space-12);
  align-items: center;
  justify-content: flex-end;
  margin-block-start: auto;
  margin-inline: calc(-1 * var(--peek-padding));
  padding: var(--mall-space-12) var(--peek-padding);
  border-block-start: 1px solid var(--mall-divider);
  background: var(--peek-ground, var(--mall-surface));

  /* The actions of a row are buttons where there is room. */
  [data-part='row-actions'] {
    gap: var(--mall-space-8);
    margin: 0;
  }
  [data-part='row-actions'] > * {
    min-inline-size: var(--mall-control-height);
    min-block-size: var(--mall-control-height);
    margin-block: 0;
    padding-inline: var(--mall-space-12);
    border: 1px solid var(--mall-control-border);
  }
`
