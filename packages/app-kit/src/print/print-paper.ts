import { css } from 'styled-components'

/** Black on white, whatever the colour scheme is. */
export const printInk = css`
  --mall-canvas: #fff;
  --mall-surface: #fff;
  --mall-raised: #fff;
  --mall-text: #000;
  --mall-text-secondary: #000;
  --mall-text-tertiary: #000;
  --mall-primary: #000;
  --mall-on-primary: #fff;
  --mall-primary-soft: #fff;
  --mall-cinnabar: #000;
  --mall-success: #000;
  --mall-success-soft: #fff;
  --mall-warning: #000;
  --mall-warning-soft: #fff;
  --mall-danger: #000;
  --mall-danger-soft: #fff;
  --mall-divider: #bbb;
  --mall-control-border: #666;
  color: #000;
  color-scheme: light;
`

/** Alone on the paper: nothing of what surrounds it takes part, neither seen nor as room. */
export const printAlone = css`
  body:has(&) :not(:has(&), &, & *) {
    display: none !important;
  }

  html:has(&),
  body:has(&),
  body :has(&) {
    min-height: 0 !important;
    max-width: none !important;
    padding: 0 !important;
    background: #fff !important;
  }
`
