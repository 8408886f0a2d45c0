import { styled } from 'styled-components'

/** The library's own class names, which are its documented API; its stylesheet is not loaded. */
export const Root = styled.div`
  --cell: 36px;
  inline-size: calc(var(--cell) * 7);

  @media (pointer: coarse) {
    --cell: 40px;
  }
  .rdp-months {
    position: relative;
  }
  .rdp-month_caption {
    display: flex;
    align-items: center;
    block-size: var(--cell);
    margin-block-end: var(--mall-space-4);
    font-size: var(--mall-font-size-14);
    line-height: var(--mall-line-height-14);
  }
  .rdp-dropdowns {
    display: flex;
    gap: var(--mall-space-4);
  }
  .rdp-dropdown_root {
    position: relative;
    display: inline-flex;
    align-items: center;
  }
  .rdp-dropdown {
    min-block-size: 32px;
    padding-inline: var(--mall-space-4);
    border: 1px solid transparent;
    border-radius: var(--mall-radius-control);
    background: transparent;
    color: var(--mall-text);
    font: inherit;
    font-weight: 600;
    cursor: pointer;
  }
  .rdp-dropdown option {
    background: var(--mall-raised);
    font-weight: 400;
  }
  .rdp-dropdown:hover {
    border-color: var(--mall-control-border);
  }
  .rdp-dropdown + .rdp-caption_label {
    display: none;
  }
  .rdp-nav {
    position: absolute;
    inset-block-start: 0;
    inset-inline-end: 0;
    display: flex;
    align-items: center;
    block-size: var(--cell);
  }
  .rdp-button_previous,
  .rdp-button_next {
    display: grid;
    place-items: center;
    inline-size: var(--cell);
    block-size: var(--cell);
    padding: 0;
    border: 0;
    border-radius: var(--mall-radius-control);
    background: transparent;
    color: var(--mall-text-secondary);
    cursor: pointer;
  }
  .rdp-button_previous:hover,
  .rdp-button_next:hover {
    background: var(--mall-primary-soft);
    color: var(--mall-primary);
  }
  .rdp-button_previous[aria-disabled='true'],
  .rdp-button_next[aria-disabled='true'] {
    background: transparent;
    color: var(--mall-divider);
    cursor: not-allowed;
  }
  .rdp-month_grid {
    border-collapse: collapse;
    font-variant-numeric: tabular-nums;
  }
  .rdp-weekday {
    inline-size: var(--cell);
    block-size: 28px;
    padding: 0;
    border-block-end: 1px solid var(--mall-divider);
    color: var(--mall-text-secondary);
    font-size: var(--mall-font-size-12);
    font-weight: 400;
  }
  .rdp-day {
    inline-size: var(--cell);
    block-size: var(--cell);
    padding: 1px 0;
    text-align: center;
  }
  .rdp-day_button {
    display: grid;
    place-items: center;
    inline-size: 100%;
    block-size: 100%;
    padding: 0;
    border: 0;
    border-radius: var(--mall-radius-control);
    background: transparent;
    color: var(--mall-text);
    font: inherit;
    cursor: pointer;
  }
  .rdp-day_button:hover {
    background: var(--mall-primary-soft);
    color: var(--mall-primary);
  }
  .rdp-day_button:focus-visible {
    outline-offset: -2px;
  }
  .rdp-outside .rdp-day_button {
    color: var(--mall-text-tertiary);
  }
  /* Today is underlined as a ledger marks a line: the fill is for what is chosen. */
  .rdp-today .rdp-day_button {
    box-shadow: inset 0 -2px 0 var(--mall-primary);
    color: var(--mall-primary);
    font-weight: 600;
  }
  .inside .rdp-day_button {
    border-radius: 0;
    background: var(--mall-primary-soft);
  }
  .edge .rdp-day_button {
    background: var(--mall-primary-soft);
    color: var(--mall-primary);
    font-weight: 600;
  }
  .rdp-disabled .rdp-day_button {
    background: transparent;
    box-shadow: none;
    color: var(--mall-text-tertiary);
    opacity: 0.55;
    cursor: not-allowed;
  }
  /* A single day that is left out, among days that are offered. */
  .excluded .rdp-day_button {
    opacity: 1;
    text-decoration: line-through;
  }
  .rdp-selected .rdp-day_button {
    border-radius: var(--mall-radius-control);
    background: var(--mall-primary);
    color: var(--mall-on-primary);
    font-weight: 600;
  }
  @media (forced-colors: active) {
    .rdp-selected .rdp-day_button {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
    .rdp-disabled .rdp-day_button {
      color: GrayText;
    }
  }
`

export const Foot = styled.div`
  display: flex;
  justify-content: space-between;
  margin-block-start: var(--mall-space-8);
  padding-block-start: var(--mall-space-8);
  border-block-start: 1px solid var(--mall-divider);
`
