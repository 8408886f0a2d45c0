/** The look of a guide on its sheet. Its own words are styled up to its examples, which look as they do in the mall. */
export const guideStyles = `
  .guide { margin-block: 16px 32px; border: 1px solid var(--mall-divider); font-size: 14px; line-height: 22px; }
  @scope (.guide) to (article) {
    p, ul { margin: 0; padding: 0; }
    a { color: var(--mall-primary); text-decoration: underline; text-underline-offset: 3px; }
    code { font-size: 12px; font-family: "Noto Sans Mono Variable", ui-monospace, monospace; overflow-wrap: anywhere; }
    kbd { display: inline-block; padding-inline: 4px; border: 1px solid var(--mall-divider); border-radius: 2px; font: inherit; font-size: 12px; line-height: 18px; }
    small { color: var(--mall-text-tertiary); font-size: 12px; }
    table { table-layout: fixed; inline-size: 100%; border-collapse: collapse; }
    table + table { margin-block-start: 16px; }
    th, td { padding: 6px 16px 6px 0; border-block-end: 1px solid var(--mall-divider); text-align: start; vertical-align: top; font-weight: 400; overflow-wrap: anywhere; }
    thead th { color: var(--mall-text-secondary); font-size: 12px; line-height: 20px; }
    thead th:first-child { inline-size: 32%; }
    thead th:nth-child(2):not(:last-child) { inline-size: 22%; }
    [data-part=copy] { opacity: 1; }
    [data-part=copy-text] { max-inline-size: 100%; }
    [data-part=text] { min-inline-size: 0; white-space: normal; }
  }
  .guide-head { display: grid; grid-template-columns: minmax(0, 1fr); gap: 16px; padding: 24px var(--mall-sheet-padding); }
  .guide-head > p { font-size: 16px; line-height: 24px; }
  .guide-when { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 320px), 1fr)); border-block-start: 1px solid var(--mall-divider); }
  .guide-when > section { border: 0; }
  .guide-when li { margin-inline-start: 18px; margin-block-end: 4px; }
  .guide-pairs { display: grid; gap: 32px; grid-template-columns: minmax(0, 1fr); }
  .guide-anatomy { display: grid; gap: 24px; grid-template-columns: minmax(0, 1fr); }
  .guide-sample { padding: clamp(12px, 4%, 24px); border: 1px solid var(--mall-divider); background: var(--mall-surface); }
  .guide-parts, .guide-variables { display: grid; gap: 0 24px; grid-template-columns: repeat(auto-fill, minmax(min(100%, 272px), 1fr)); list-style: none; }
  .guide-parts > li, .guide-variables > li { display: flex; flex-wrap: wrap; align-items: center; gap: 2px 8px; min-block-size: 32px;
    padding-inline: 4px; border-block-end: 1px solid var(--mall-divider); }
  .guide-parts > :is(:hover, :focus-within) { background: var(--mall-primary-soft); }
  .guide-swatch { flex: none; inline-size: 16px; block-size: 16px; border: 1px solid var(--mall-control-border); border-radius: 2px; }
`
