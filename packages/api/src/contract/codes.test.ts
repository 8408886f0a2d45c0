import { describe, expect, it } from 'vitest'
import { errorCodes, successCode } from './codes.ts'
import { msgHeader } from './common.ts'
import { envelopeOf, doneMessage } from './common.ts'

describe('codes of failures', () => {
  it('each mean something else', () => {
    const meanings = Object.values(errorCodes)
    expect(new Set(meanings).size).toBe(meanings.length)
  })

  it('are the codes of an envelope, and so is OK', () => {
    for (const Code of [successCode, ...Object.keys(errorCodes)]) expect(msgHeader.shape.Code.safeParse(Code).success).toBe(true)
    const envelope = envelopeOf(doneMessage)
    const send = (header: object) => envelope.safeParse({ MsgHeader: header, MsgBody: null }).success
    expect(send({ Success: false, Code: 'ORDER_NOT_FOUND', RetMessage: '订单不存在' })).toBe(true)
    expect(send({ Success: false, Code: 'SOMETHING_ELSE', RetMessage: '订单不存在' })).toBe(false)
    expect(send({ Success: false, RetMessage: '订单不存在' })).toBe(false)
  })
})
