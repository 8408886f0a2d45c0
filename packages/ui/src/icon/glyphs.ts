/*
 * Outlines on a 24 × 24 grid, one path each, as separate literals: a bundle contains only those it uses, but would
 * keep all that are created by a function call.
 * `Icon` has all of them by name; inside the library prefer `Glyph` with one constant.
 */

export { cartGlyph, starGlyph } from './product-glyphs.ts'

export const searchGlyph = 'M10.5 4a6.5 6.5 0 1 1 0 13a6.5 6.5 0 0 1 0-13M15.2 15.2L20 20'
export const cameraGlyph = 'M4 8h3.6l1.6-2.5h5.6L16.4 8H20v11H4zM12 10a3.25 3.25 0 1 1 0 6.5a3.25 3.25 0 0 1 0-6.5'
export const closeGlyph = 'M5.5 5.5l13 13M18.5 5.5l-13 13'
export const checkGlyph = 'M4.5 12.5l5 5L19.5 7'
export const chevronDownGlyph = 'M6 9.5l6 6l6-6'
export const chevronUpGlyph = 'M6 14.5l6-6l6 6'
export const chevronStartGlyph = 'M14.5 6l-6 6l6 6'
export const chevronEndGlyph = 'M9.5 6l6 6l-6 6'
export const plusGlyph = 'M12 5v14M5 12h14'
export const minusGlyph = 'M5 12h14'
export const userGlyph = 'M12 4a4 4 0 1 1 0 8a4 4 0 0 1 0-8M4.5 20c.6-3.4 3.6-5 7.5-5s6.9 1.6 7.5 5'
export const logoutGlyph = 'M13.5 4.5H5v15h8.5M10 12h10M16.5 8.5L20 12l-3.5 3.5'
export const phoneGlyph = 'M7.5 3h9v18h-9zM10.5 18.2h3'
export const qrGlyph = 'M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2.5v2.5H14zM20 14v2.5M17.5 20H20v-1.5M14 20v-.8'
export const helpGlyph =
  'M12 3.5a8.5 8.5 0 1 1 0 17a8.5 8.5 0 0 1 0-17M9.5 9.6c.1-1.5 1.1-2.4 2.6-2.4s2.5.9 2.5 2.2c0 2-2.6 2-2.6 4.1' +
  'M11.25 16.4a.75.75 0 1 0 1.5 0a.75.75 0 1 0-1.5 0'
export const messageGlyph = 'M4 5h16v11.5h-9L7 20v-3.5H4zM8 9.3h8M8 12.5h5'
export const robotGlyph =
  'M5 8.5h14V19H5zM12 8.5V5M10.5 4.5h3M9.5 16h5M2.8 12.5v3M21.2 12.5v3M8.65 12.6a.75.75 0 1 0 1.5 0a.75.75 0 1 0-1.5 0' +
  'M13.85 12.6a.75.75 0 1 0 1.5 0a.75.75 0 1 0-1.5 0'
export const arrowUpGlyph = 'M12 20V5M6 11l6-6l6 6'
export const alertGlyph = 'M12 3.5a8.5 8.5 0 1 1 0 17a8.5 8.5 0 0 1 0-17M12 7.5v5.8M11.25 16.2a.75.75 0 1 0 1.5 0a.75.75 0 1 0-1.5 0'
export const infoGlyph = 'M12 3.5a8.5 8.5 0 1 1 0 17a8.5 8.5 0 0 1 0-17M12 11v5.8M11.25 7.9a.75.75 0 1 0 1.5 0a.75.75 0 1 0-1.5 0'
export const warningGlyph = 'M12 4L21 19.5H3zM12 9.8v4.4M11.25 16.8a.75.75 0 1 0 1.5 0a.75.75 0 1 0-1.5 0'
export const successGlyph = 'M12 3.5a8.5 8.5 0 1 1 0 17a8.5 8.5 0 0 1 0-17M8 12.3l2.8 2.8l5.2-5.6'
export const errorGlyph = 'M12 3.5a8.5 8.5 0 1 1 0 17a8.5 8.5 0 0 1 0-17M9 9l6 6M15 9l-6 6'
export const uploadGlyph = 'M12 16V4.5M7.5 9L12 4.5L16.5 9M4 15.5V20h16v-4.5'
export const fileGlyph = 'M6 3.5h7.5L18 8v12.5H6zM13.5 3.5V8H18'
export const imageGlyph = 'M3.5 5h17v14h-17zM3.5 16l4.8-4.6l4 3.8l2.7-2.4l5.5 4.7M15.5 7.8a1.25 1.25 0 1 1 0 2.5a1.25 1.25 0 0 1 0-2.5'
export const trashGlyph = 'M4 6.5h16M9 6.5V4h6v2.5M6 6.5L7 20h10l1-13.5M10 10.5v5.5M14 10.5v5.5'
export const refreshGlyph = 'M19.5 12a7.5 7.5 0 1 1-2.2-5.3L20 9.2M20 4.5v4.7h-4.7'
export const calendarGlyph = 'M4 5.5h16V20H4zM4 10h16M8 3.5v4M16 3.5v4'
export const filterGlyph = 'M4 5h16l-6.2 7.4v6.1l-3.6-2v-4.1z'
export const gridGlyph = 'M4 4h6.5v6.5H4zM13.5 4H20v6.5h-6.5zM4 13.5h6.5V20H4zM13.5 13.5H20V20h-6.5z'
export const listGlyph =
  'M8.5 6H20M8.5 12H20M8.5 18H20M4.05 6a.75.75 0 1 0 1.5 0a.75.75 0 1 0-1.5 0' +
  'M4.05 12a.75.75 0 1 0 1.5 0a.75.75 0 1 0-1.5 0M4.05 18a.75.75 0 1 0 1.5 0a.75.75 0 1 0-1.5 0'
export const columnsGlyph = 'M4 5h16v14H4zM9.5 5v14M14.5 5v14'
export const editGlyph = 'M4.5 19.5l1-4L16.3 4.7l3 3L8.5 18.5zM14 7l3 3'
export const copyGlyph = 'M8.5 8.5H20V20H8.5zM15.5 8.5V4H4v11.5h4.5'
export const printGlyph = 'M7 8.5V4h10v4.5M7 17H4V8.5h16V17h-3M7 14h10v6.5H7z'
export const downloadGlyph = 'M12 4.5V16M7.5 11.5L12 16l4.5-4.5M4 15.5V20h16v-4.5'
export const truckGlyph =
  'M5 17H2.5V6H14v11H9M14 9.5h4.2l3.3 4V17H19M15 17h-1M7 15.2a1.9 1.9 0 1 1 0 3.8a1.9 1.9 0 0 1 0-3.8' +
  'M17 15.2a1.9 1.9 0 1 1 0 3.8a1.9 1.9 0 0 1 0-3.8'
export const boxGlyph = 'M12 3.5l8 4.2v8.6l-8 4.2l-8-4.2V7.7zM4 7.7l8 4.3l8-4.3M12 12v8.5M8 5.6l8 4.2'
export const clockGlyph = 'M12 3.5a8.5 8.5 0 1 1 0 17a8.5 8.5 0 0 1 0-17M12 7.5V12l3.2 2.2'
export const moreGlyph =
  'M4.75 12a.75.75 0 1 0 1.5 0a.75.75 0 1 0-1.5 0M11.25 12a.75.75 0 1 0 1.5 0a.75.75 0 1 0-1.5 0' +
  'M17.75 12a.75.75 0 1 0 1.5 0a.75.75 0 1 0-1.5 0'
export const eyeGlyph =
  'M2.5 12C4.6 8.2 7.9 6 12 6s7.4 2.2 9.5 6c-2.1 3.8-5.4 6-9.5 6s-7.4-2.2-9.5-6M12 9.2a2.8 2.8 0 1 1 0 5.6a2.8 2.8 0 0 1 0-5.6'
export const eyeOffGlyph =
  'M9.5 6.3A10 10 0 0 1 12 6c4.1 0 7.4 2.2 9.5 6a14 14 0 0 1-3 3.7' +
  'M6.3 7.6A13 13 0 0 0 2.5 12c2.1 3.8 5.4 6 9.5 6a10 10 0 0 0 4.6-1.1M10 10a2.8 2.8 0 0 0 4 4M4 4l16 16'
export const lockGlyph = 'M5 10.5h14V20H5zM8 10.5V8a4 4 0 0 1 8 0v2.5M11.25 15.2a.75.75 0 1 0 1.5 0a.75.75 0 1 0-1.5 0'
export const homeGlyph = 'M3.5 11.5L12 4l8.5 7.5M6 9.5V20h12V9.5M10 20v-6h4v6'
export const bellGlyph = 'M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 1.5h-15zM10 20.5h4'
export const menuGlyph = 'M4 6.5h16M4 12h16M4 17.5h16'
export const foldGlyph = 'M4 5h16v14H4zM9.5 5v14M16 9.5L13.5 12l2.5 2.5'
export const unfoldGlyph = 'M4 5h16v14H4zM9.5 5v14M13.5 9.5L16 12l-2.5 2.5'
