import type { Names } from './define.ts'

/** What the seller does about pieces that are not there: 不发, 换货 by the buyer's word, 稍后发. */
export const shortageKind = { cut: 1, replace: 2, later: 3 } as const

export type ShortageKind = (typeof shortageKind)[keyof typeof shortageKind]

/** The Chinese names of {@link shortageKind}. */
export const shortageKindNames = { [shortageKind.cut]: '不发', [shortageKind.replace]: '换货', [shortageKind.later]: '稍后发' } as const satisfies Names

/** What became of pieces that are not there. */
export const shortageState = { asked: 10, replaced: 20, cut: 30, later: 40, void: 80 } as const

export type ShortageState = (typeof shortageState)[keyof typeof shortageState]

/** The Chinese names of {@link shortageState}. */
export const shortageStateNames = {
  [shortageState.asked]: '等买家答复', [shortageState.replaced]: '已换货', [shortageState.cut]: '不发', [shortageState.later]: '稍后发', [shortageState.void]: '已失效',
} as const satisfies Names

/** The purchaser's word on a replacement: 接受, 不要, 等. */
export const shortageAnswer = { accept: 1, decline: 2, wait: 3 } as const

export type ShortageAnswer = (typeof shortageAnswer)[keyof typeof shortageAnswer]

/** The Chinese names of {@link shortageAnswer}. */
export const shortageAnswerNames = { [shortageAnswer.accept]: '接受', [shortageAnswer.decline]: '不要', [shortageAnswer.wait]: '等' } as const satisfies Names

/** How long a question waits for its answer, working hours; without one the pieces are not sent. */
export const shortageAnswerHours = 16
