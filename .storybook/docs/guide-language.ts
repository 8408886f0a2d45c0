/** The languages of the page of a component: its guide in Chinese, what it promises developers in English. */
export const guideLanguages = { zh: '使用指南', en: 'For developers' } as const

export type GuideLanguage = keyof typeof guideLanguages
