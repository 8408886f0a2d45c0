/** The moment of all stories, of their frozen clock and of the live mall's: a Wednesday morning in Shanghai. */
export const storyTime: Date = new Date('2026-03-18T10:00:00+08:00')
