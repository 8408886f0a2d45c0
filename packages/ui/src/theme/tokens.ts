import { breakpoints } from './breakpoints.ts'

/** The schemes that have colours; `system` chooses between them in CSS. */
export type ConcreteScheme = 'light' | 'dark'
/** `system` follows the user's `prefers-color-scheme`. */
export type Scheme = ConcreteScheme | 'system'
/** Size of controls and rows: storefront, back office, dense tables. */
export type Density = 'comfortable' | 'default' | 'compact'

/** Colours that do not depend on the brand. */
export const neutrals = {
  light: {
    canvas: '#F6F5F1',
    surface: '#FFFFFF',
    raised: '#FFFFFF',
    text: '#1C1F22',
    'text-secondary': '#4A5056',
    'text-tertiary': '#6B7177',
    'control-border': '#848A90',
    divider: '#E4E2DB',
    cinnabar: '#C23B1E',
    'cinnabar-soft': '#FCEDE8',
    'on-cinnabar': '#FFFFFF',
    danger: '#B3123A',
    'danger-soft': '#FDEBF0',
    'on-danger': '#FFFFFF',
    warning: '#8A5A00',
    'warning-soft': '#FFF6E0',
    success: '#1F7A4D',
    'success-soft': '#E8F6EE',
    overlay: 'rgb(28 31 34 / .45)',
    'shadow-popover': '0 4px 14px rgb(28 31 34 / .10), 0 0 1px rgb(28 31 34 / .30)',
    'shadow-dialog': '0 12px 32px rgb(28 31 34 / .16)',
    'picture-ground': '#F3F2ED',
    'picture-filter': 'none',
  },
  dark: {
    canvas: '#14181B',
    surface: '#1C2226',
    raised: '#252C31',
    text: '#E9ECEE',
    'text-secondary': '#B3BAC0',
    'text-tertiary': '#949CA3',
    'control-border': '#717A82',
    divider: '#2E363C',
    cinnabar: '#FF8F6B',
    'cinnabar-soft': '#3D241D',
    'on-cinnabar': '#2B0F07',
    danger: '#FF8FA6',
    'danger-soft': '#3F1D27',
    'on-danger': '#2E0813',
    warning: '#F2B84B',
    'warning-soft': '#372B14',
    success: '#63CF97',
    'success-soft': '#173426',
    overlay: 'rgb(4 6 8 / .62)',
    'shadow-popover': '0 4px 14px rgb(0 0 0 / .40), 0 0 1px rgb(233 236 238 / .35)',
    'shadow-dialog': '0 12px 32px rgb(0 0 0 / .50)',
    // Pictures of products have a light ground in both schemes; what is left beside them is as light as the drawn ones.
    'picture-ground': '#8E999D',
    'picture-filter': 'brightness(.86)',
  },
} as const

const font = [
  '-apple-system',
  'BlinkMacSystemFont',
  '"Segoe UI"',
  'Roboto',
  '"Helvetica Neue"',
  '"PingFang SC"',
  '"Hiragino Sans GB"',
  '"Microsoft YaHei"',
  '"Noto Sans CJK SC"',
  'sans-serif',
].join(', ')

/** The scales other than colours. Lengths in px, times in ms. */
export const tokens = {
  font,
  /** Font size → line height. */
  type: { 12: 20, 14: 22, 16: 24, 18: 26, 20: 28, 24: 32, 30: 38 },
  space: [2, 4, 8, 12, 16, 20, 24, 32, 48, 64],
  radius: { tag: 2, control: 4, card: 8, dialog: 12 },
  /** `loop`: one turn of what moves as long as something is waited for. */
  motion: { fast: 120, normal: 200, loop: 800 },
  /** The two control points of a cubic curve: what enters or changes slows down to its place, what leaves speeds up. */
  easing: { enter: [0, 0, 0.2, 1], leave: [0.4, 0, 1, 1] },
  /** 16 px in touch-sized controls: iOS zooms the page into inputs with smaller text. */
  density: {
    comfortable: { control: 40, row: 48, padding: 16, font: 16 },
    default: { control: 32, row: 40, padding: 12, font: 14 },
    compact: { control: 28, row: 32, padding: 8, font: 12 },
  },
  breakpoints,
  /** Greatest widths of a page, its margins included: the shop, and the work shell with its menu. */
  pageWidth: { shop: 1248, work: 1760 },
  /** Viewport widths that the mall is designed for, widest first. */
  viewports: [1440, 1024, 768, 390, 360],
} as const
