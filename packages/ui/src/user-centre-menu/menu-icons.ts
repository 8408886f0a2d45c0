/** Fifteen icons on a 24-pixel grid, in the order of use (specification §2). */
const outlines = [
  'M6 3.5h12v17l-3-2-3 2-3-2-3 2zM9 8.5h6M9 12.5h6',
  'M9 4h6v3H9zM8 5.5H5.5v15h13v-15H16M8.5 13.5l2.5 2.5 4.5-5',
  'M8 5 4.5 8.5 8 12M4.5 8.5H15a5 5 0 0 1 0 10H8',
  'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.5 15.5l5 5M8 10.5h5',
  'M4 20.5h16M6.5 17v-5M12 17V5M17.5 17V9',
  'M4.5 4.5h15v15h-15zM4.5 9.5h15M9.5 9.5v10',
  'M12 3.5 20 8v8l-8 4.5L4 16V8zM4 8l8 4.5L20 8M12 12.5v8',
  'M9 4h6v5H9zM4 15h5v5H4zM15 15h5v5h-5zM12 9v3M6.5 15v-3h11v3',
  'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM3 20c0-4 2.5-6 6-6s6 2 6 6M16 4.5a3.5 3.5 0 0 1 0 6M18 14.5c2 1 3 2.8 3 5.5',
  'M4 7h16v12H4zM8.5 7V4.5h7V7M4 12h16M12 11v2.5',
  'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM4.5 20.5c0-4.5 3-7 7.5-7s7.5 2.5 7.5 7',
  'M12 3.5 19 6v6c0 4-3 7-7 8.5C8 19 5 16 5 12V6zM9 12l2 2 4-4.5',
  'M12 21s-6.5-6-6.5-11a6.5 6.5 0 0 1 13 0c0 5-6.5 11-6.5 11zM12 12a2 2 0 1 0 0-4 2 2 0 0 0 0 4z',
  'M12 4.5l2.3 4.8 5.2.7-3.8 3.6.9 5.2L12 16.3l-4.6 2.5.9-5.2L4.5 10l5.2-.7z',
  'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM12 8v4.5l3 1.5',
] as const

/** Number of icons before they repeat. */
export const ICON_COUNT = outlines.length

/** The icon of the item at `index` of the full menu. */
export const menuIcon = (index: number): string => outlines[index % ICON_COUNT] ?? outlines[0]
