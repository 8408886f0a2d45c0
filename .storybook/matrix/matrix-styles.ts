/** The look of both matrices: ruled like ledger paper, the first column and the head stay in sight. */
export const matrixStyles = `
  .matrix { max-block-size: calc(100vh - 150px); overflow: auto; border: 1px solid var(--mall-divider); background: var(--mall-surface); }
  .matrix table { inline-size: 100%; border-collapse: separate; border-spacing: 0; }
  .matrix th, .matrix td { padding: 4px 8px; border-block-end: 1px solid var(--mall-divider); text-align: center; font-weight: 400; }
  .matrix thead th { position: sticky; inset-block-start: 0; z-index: 2; background: var(--mall-canvas);
    color: var(--mall-text-secondary); font-size: 12px; line-height: 16px; vertical-align: bottom; padding-block: 8px; }
  .matrix th:first-child { position: sticky; inset-inline-start: 0; z-index: 1; min-inline-size: clamp(112px, 30vw, 184px);
    text-align: start;
    background: var(--mall-surface); border-inline-end: 1px solid var(--mall-divider); }
  .matrix thead th:first-child { z-index: 3; background: var(--mall-canvas); }
  .matrix tbody tr:hover > * { background: var(--mall-primary-soft); }
  .matrix code { display: block; font: inherit; font-size: 12px; line-height: 16px; color: var(--mall-text-tertiary);
    overflow-wrap: anywhere; }
  .matrix tbody tr:hover code { color: var(--mall-text-secondary); }
  .matrix a { color: var(--mall-primary); text-decoration: none; }
  .matrix a:hover { text-decoration: underline; }
  .matrix td > a, .matrix td > span { display: inline-grid; place-items: center; min-inline-size: 24px; min-block-size: 24px; }
  .matrix .none { color: var(--mall-text-tertiary); }
  .matrix .missing { display: inline-block; padding: 2px 8px; border-radius: 2px; background: var(--mall-danger-soft);
    color: var(--mall-danger);
    font-size: 12px; font-weight: 600; }
  .matrix .unbuilt { text-align: start; color: var(--mall-text-secondary); font-size: 12px; }
  .matrix .unbuilt > a { display: inline-block; min-block-size: 24px; margin-inline-end: 16px; line-height: 24px; }
  .matrix details { text-align: start; font-size: 12px; }
  .matrix summary { min-block-size: 24px; color: var(--mall-text-secondary); white-space: nowrap; cursor: pointer; }
  .matrix details a { display: block; padding-block: 2px; }
  .matrix-head { display: flex; flex-wrap: wrap; align-items: end; gap: 16px 32px; margin-block-end: 16px; }
  .matrix-head h1 { margin: 0; font-size: 20px; line-height: 28px; }
  .matrix-head p { margin: 0; flex: 1 1 320px; color: var(--mall-text-secondary); }
`
