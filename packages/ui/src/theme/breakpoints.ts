/** Below it, in px, there are no side columns, and tables become cards. By itself, for what carries no other width. */
export const tabletWidth = 768

/** Window widths in px at which a layout changes; `media` has them as rules. */
export const breakpoints = { phone: 560, tablet: tabletWidth, desk: 1024, laptop: 1280, wide: 1600 } as const
