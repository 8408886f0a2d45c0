import { Sheet } from '@mall/ui/sheet'
import { styled } from 'styled-components'

/** Print shows the sheet alone, in black on white, whatever surrounds it and whatever the colour scheme is. */
export const PrintSheet = styled(Sheet)`
  @media print {
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
    page: sheet;
    border: 0;
    color: #000;
    color-scheme: light;

    button,
    a[data-variant],
    [role='menu'],
    nav {
      display: none;
    }

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
  }

  @page sheet {
    margin: 12mm;
  }
`
