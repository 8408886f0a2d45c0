/** The editor beside what it changes; on a narrow page above it. */
export const brandStyles = `
  .brand-editor { display: grid; grid-template-columns: minmax(0, 1fr); gap: 24px; align-items: start; }
  .brand-set, .brand-shown { display: grid; grid-template-columns: minmax(0, 1fr); gap: 16px; align-content: start; }
  .brand-shown { gap: 24px; }
  .brand-colour { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 8px; align-items: start; }
  .brand-colour input[type=color] { inline-size: 48px; block-size: var(--mall-control-height); margin-block-start: calc(var(--mall-line-height-14) + 4px); padding: 2px; border: 1px solid var(--mall-control-border);
    border-radius: var(--mall-radius-control); background: var(--mall-surface); }
  .brand-verdict { display: grid; gap: 8px; margin: 0; padding: 0; list-style: none; font-size: var(--mall-font-size-12); line-height: var(--mall-line-height-12); }
  .brand-json { font-family: "Noto Sans Mono Variable", ui-monospace, monospace; }
  .brand-preview { container-type: inline-size; display: grid; grid-template-columns: minmax(0, 1fr); gap: 24px; min-inline-size: 0; padding: 16px; border: 1px solid var(--mall-divider); }
  .brand-preview-name { margin: 0; color: var(--mall-text-secondary); }
  .brand-columns { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 260px), 1fr)); gap: 24px; align-items: start; }
  @media (width >= 1024px) {
    .brand-editor { grid-template-columns: 320px minmax(0, 1fr); }
    .brand-set { position: sticky; inset-block-start: 0; max-block-size: 100vh; padding-block: 4px; padding-inline: 4px 12px; margin-inline-start: -4px; overflow-y: auto; }
  }
`
