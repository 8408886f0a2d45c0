import { expect, test } from 'vitest'
import { applyAll, asked, ended, isOf, resumed, shownMessages, turnsOf } from './chat-state.ts'

const meta = { Type: 'meta', Session: { SessionId: 7, Name: '笔', UpdatedAt: '' }, QuestionId: 1, MessageId: 2, Adviser: { Kind: 'embedded', Name: '内置' } } as const

test('an answer grows with its events, and stands where it is stored later', () => {
  const live = applyAll(asked(null, '笔'), [meta, { Type: 'reasoning', Text: '想' }, { Type: 'delta', Text: '推' }, { Type: 'delta', Text: '荐' }, { Type: 'done' }])
  expect(live).toMatchObject({ isLive: false, problem: null, answer: { MessageId: 2, Text: '推荐', Reasoning: '想', State: 'complete' } })
  const stored = [{ ...live.question }, { ...live.answer, Text: '', State: 'broken' as const }]
  expect(shownMessages(stored, live).map(({ Text }) => Text)).toEqual(['笔', '推荐'])
  expect([isOf(live, null), isOf(live, 7), isOf(live, 8), isOf(null, null)]).toEqual([false, true, false, false])
  const begun = applyAll(asked(null, '笔'), [meta])
  expect([isOf(asked(null, '笔'), null), isOf(begun, null), isOf(begun, 7), isOf(begun, 8)]).toEqual([true, true, true, false])
})

test('what ended stays ended', () => {
  const stopped = ended(applyAll(asked(7, '笔'), [meta, { Type: 'delta', Text: '一半' }]), 'stopped')
  expect(stopped).toMatchObject({ isLive: false, answer: { Text: '一半', State: 'stopped' } })
  expect(ended(stopped, 'broken', '断了')).toBe(stopped)
  expect(applyAll(asked(7, '笔'), [{ Type: 'error', RetMessage: '稍后' }])).toMatchObject({ isLive: false, problem: '稍后', answer: { State: 'failed' } })
  const again = resumed(7, stopped.question, stopped.answer, 'again')
  expect([again.answer.Text, again.answer.State, again.isLive]).toEqual(['', 'complete', true])
  expect(resumed(7, stopped.question, stopped.answer, 'continue').answer.Text).toBe('一半')
})

test('a turn is a question with all that was said to it', () => {
  const { question, answer } = asked(null, '笔')
  const more = { ...answer, Text: '还有' }
  expect(turnsOf([answer, question, answer, more, question])).toEqual([[answer], [question, answer, more], [question]])
  expect(turnsOf([])).toEqual([])
})
