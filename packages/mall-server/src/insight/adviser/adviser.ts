import type { Adviser as AdviserName } from '@mall/api/contract'
import type { ProposedLine } from '../../platform/db/schema/adviser.ts'
import type { Toolbox } from './tools.ts'

/** What was said before, without products and proposals. */
export interface Said {
  readonly role: 'user' | 'adviser'
  readonly text: string
}

export interface Question {
  readonly text: string
  /** The conversation before the question, the earliest first. */
  readonly history: readonly Said[]
  /** The text so far, when an interrupted answer is continued. */
  readonly begun: string
  /** 深度思考. */
  readonly isDeep: boolean
  /** The mall, as the user who asks sees it. */
  readonly tools: Toolbox
}

/** A part of an answer. None of it is trusted: amounts, products and proposals are checked before they leave the server. */
export type AnswerPart =
  | { readonly kind: 'reasoning'; readonly text: string }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'products'; readonly codes: readonly string[] }
  | { readonly kind: 'proposal'; readonly lines: readonly ProposedLine[] }

/** Who answers questions about what the mall sells and how it works. */
export interface Adviser {
  readonly name: AdviserName
  /** Ends when the answer is complete, rejects when there is none; stops when the signal aborts. */
  answer(question: Question, signal: AbortSignal): AsyncIterable<AnswerPart>
}

declare module '../../platform/deps.ts' {
  interface Deps {
    readonly adviser: Adviser
  }
}
