import { css } from 'styled-components'

/** One sheet of goods, whose cells are ruled off from each other: no gaps, no box for each. */
export const shelf = css`
  overflow: clip;
  border: 1px solid var(--mall-divider);
  border-radius: var(--mall-radius-card);
  background: var(--mall-surface);

  > :is(article, a, li, [data-part='bones']) {
    margin: -1px 0 0 -1px;
    border-width: 1px 0 0 1px;
    border-radius: 0;
  }
  /* The cell of a list is ruled, and not what stands in it. */
  > li {
    border-style: solid;
    border-color: var(--mall-divider);
  }
  > li > article {
    border: 0;
    background: none;
  }

  @media (hover: hover) {
    /* Over the next cells, whose rules lie on its edge. */
    > :is(article, li):hover {
      z-index: 1;
      border-color: var(--mall-divider);
      box-shadow: inset 0 0 0 1px var(--mall-primary);
    }
  }

  /* What will come. */
  &[data-loading]:not(:has(> [data-part='bones'])) {
    gap: var(--mall-space-16);
    border: 0;
    background: none;
  }
`
