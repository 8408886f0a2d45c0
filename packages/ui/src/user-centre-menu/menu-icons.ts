/**
 * Fifteen icons on a 24-pixel grid, in the order of use. The first six suit the groups of the user centre: orders,
 * reports, assets, management, invoices and the person.
 */
const outlines = [
  'M6 4h12v16.5l-3-1.8-3 1.8-3-1.8-3 1.8zM9 8.5h6M9 12.5h6',
  'M4 20.5h16M6 17v-5M10 17V7M14 17V9M18 17V4',
  'M4 6.5h16v12H4zM4 10h16M15.5 14.5H17M7 4.2h10',
  'M9.5 3.5h5v4h-5zM3.5 16.5h5v4h-5zM15.5 16.5h5v4h-5zM12 7.5V12M6 16.5V12h12v4.5',
  'M5 3.5h14v17l-2.3-1.6-2.4 1.6-2.3-1.6-2.3 1.6-2.4-1.6L5 20.5zM9 7.5l3 4 3-4M12 11.5V16M9.5 12.5h5',
  'M12 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8M4.5 20c.6-3.4 3.6-5 7.5-5s6.9 1.6 7.5 5',
  'M9 4h6v3H9zM8 5.5H5.5v15h13v-15H16M8.5 13.5l2.5 2.5 4.5-5',
  'M8 5 4.5 8.5 8 12M4.5 8.5H15a5 5 0 0 1 0 10H8',
  'M4.5 4.5h15v15h-15zM4.5 9.5h15M9.5 9.5v10',
  'M12 3.5 20 8v8l-8 4.5L4 16V8zM4 8l8 4.5L20 8M12 12.5v8',
  'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM3 20c0-4 2.5-6 6-6s6 2 6 6M16 4.5a3.5 3.5 0 0 1 0 6M18 14.5c2 1 3 2.8 3 5.5',
  'M12 3.5 19 6v6c0 4-3 7-7 8.5C8 19 5 16 5 12V6zM9 12l2 2 4-4.5',
  'M12 21s-6.5-6-6.5-11a6.5 6.5 0 0 1 13 0c0 5-6.5 11-6.5 11zM12 12a2 2 0 1 0 0-4 2 2 0 0 0 0 4z',
  'M12 4.5l2.3 4.8 5.2.7-3.8 3.6.9 5.2L12 16.3l-4.6 2.5.9-5.2L4.5 10l5.2-.7z',
  'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM12 8v4.5l3 1.5',
] as const

/** Number of icons before they repeat. */
export const ICON_COUNT = outlines.length

/** The icon of the group at `index` of the full menu. */
export const menuIcon = (index: number): string => outlines[index % ICON_COUNT] ?? outlines[0]
