import { expect, test } from 'vitest'
import { mergeShipment } from './merge-shipment.ts'

type Pieces = Readonly<Record<number, number>>

const of = (pieces: Pieces, carriage = { Carrier: '', TrackingNo: '' }) => ({ ...carriage, Lines: Object.entries(pieces).map(([id, Quantity]) => ({ LineId: Number(id), Quantity })) })

test.each<readonly [name: string, before: Pieces, now: Pieces, typed: Pieces, merged: Pieces]>([
  ['nothing changed', { 1: 12, 2: 288 }, { 1: 12, 2: 288 }, { 1: 12, 2: 100 }, { 1: 12, 2: 100 }],
  ['a colleague shipped the line above', { 1: 12, 2: 288 }, { 2: 288 }, { 1: 12, 2: 100 }, { 2: 100 }],
  ['a colleague shipped some of a line that nobody typed into', { 1: 12, 2: 288 }, { 1: 4, 2: 288 }, { 1: 12, 2: 100 }, { 1: 4, 2: 100 }],
  ['less is left than was typed', { 1: 12, 2: 288 }, { 1: 12, 2: 60 }, { 1: 12, 2: 100 }, { 1: 12, 2: 60 }],
  ['more is left than was: a held line is free again', { 1: 8, 2: 288 }, { 1: 12, 2: 288 }, { 1: 8, 2: 288 }, { 1: 12, 2: 288 }],
  ['what was taken out stays out', { 1: 12, 2: 288 }, { 1: 8, 2: 200 }, { 1: 0, 2: 288 }, { 1: 0, 2: 200 }],
  ['the buyer accepted a replacement', { 1: 12, 2: 288 }, { 1: 12, 3: 288 }, { 1: 5, 2: 100 }, { 1: 5, 3: 288 }],
  ['a line comes between', { 1: 12, 3: 6 }, { 1: 12, 2: 288, 3: 6 }, { 1: 12, 3: 2 }, { 1: 12, 2: 288, 3: 2 }],
])('%s', (_name, before, now, typed, merged) => {
  expect(mergeShipment(of(before), of(now), of(typed))).toEqual(of(merged))
})

test('who carries it is as it was typed', () => {
  const carriage = { Carrier: '顺远快递', TrackingNo: 'SY7730221804' }
  expect(mergeShipment(of({ 1: 12 }), of({ 2: 6 }), of({ 1: 12 }, carriage))).toEqual(of({ 2: 6 }, carriage))
})
