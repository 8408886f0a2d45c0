import { Glyph, type GlyphProps } from './Glyph.tsx'
import * as glyphs from './glyphs.ts'

const byName = {
  search: glyphs.searchGlyph,
  camera: glyphs.cameraGlyph,
  cart: glyphs.cartGlyph,
  close: glyphs.closeGlyph,
  check: glyphs.checkGlyph,
  'chevron-down': glyphs.chevronDownGlyph,
  'chevron-up': glyphs.chevronUpGlyph,
  'chevron-start': glyphs.chevronStartGlyph,
  'chevron-end': glyphs.chevronEndGlyph,
  plus: glyphs.plusGlyph,
  minus: glyphs.minusGlyph,
  star: glyphs.starGlyph,
  'star-filled': glyphs.starGlyph,
  user: glyphs.userGlyph,
  logout: glyphs.logoutGlyph,
  phone: glyphs.phoneGlyph,
  qr: glyphs.qrGlyph,
  help: glyphs.helpGlyph,
  message: glyphs.messageGlyph,
  robot: glyphs.robotGlyph,
  'arrow-up': glyphs.arrowUpGlyph,
  alert: glyphs.alertGlyph,
  info: glyphs.infoGlyph,
  warning: glyphs.warningGlyph,
  success: glyphs.successGlyph,
  error: glyphs.errorGlyph,
  upload: glyphs.uploadGlyph,
  file: glyphs.fileGlyph,
  image: glyphs.imageGlyph,
  trash: glyphs.trashGlyph,
  refresh: glyphs.refreshGlyph,
  calendar: glyphs.calendarGlyph,
  filter: glyphs.filterGlyph,
  grid: glyphs.gridGlyph,
  list: glyphs.listGlyph,
  columns: glyphs.columnsGlyph,
  edit: glyphs.editGlyph,
  copy: glyphs.copyGlyph,
  print: glyphs.printGlyph,
  download: glyphs.downloadGlyph,
  truck: glyphs.truckGlyph,
  box: glyphs.boxGlyph,
  clock: glyphs.clockGlyph,
  more: glyphs.moreGlyph,
  eye: glyphs.eyeGlyph,
  'eye-off': glyphs.eyeOffGlyph,
  lock: glyphs.lockGlyph,
  home: glyphs.homeGlyph,
  bell: glyphs.bellGlyph,
  menu: glyphs.menuGlyph,
  fold: glyphs.foldGlyph,
  unfold: glyphs.unfoldGlyph,
} as const

/** The names of the library's icons. */
export type IconName = keyof typeof byName

/** Every {@link IconName}, in the order of the catalogue. */
export const iconNames = Object.keys(byName) as IconName[]

const directed: ReadonlySet<IconName> = new Set<IconName>(['chevron-start', 'chevron-end', 'logout', 'fold', 'unfold'])

/** Props of {@link Icon}; all other props are passed to the `<svg>`. */
export interface IconProps extends Omit<GlyphProps, 'd' | 'filled' | 'mirrored'> {
  name: IconName
}

/** An icon by name, in the colour of the surrounding text and hidden from screen readers. It bundles all icons. */
export const Icon = ({ name, ...rest }: IconProps) =>
  <Glyph d={byName[name]} filled={name === 'star-filled'} mirrored={directed.has(name)} {...rest} />
