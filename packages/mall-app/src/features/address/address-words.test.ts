import { expect, test } from 'vitest'
import type { ParsedAddress } from '@mall/api/contract'
import { areaText, openPointsOf } from './address-words.ts'

const area = { Province: '江苏省', City: '南京市', District: '鼓楼区', AreaCode: '320106' }
const whole: ParsedAddress = { Consignee: '张伟', Mobile: '13800138000', Landline: '', Area: area, Candidates: [], Detail: '中山北路28号' }

test.each([
  [{ Province: '上海市', City: '上海市', District: '徐汇区' }, '上海市徐汇区'],
  [{ Province: '广东省', City: '东莞市', District: '东莞市' }, '广东省东莞市'],
  [area, '江苏省南京市鼓楼区'],
])('%o is %s', (parts, text) => expect(areaText(parts)).toBe(text))

test.each<[string, Partial<ParsedAddress>, string]>([
  ['nothing when all is there', {}, ''],
  ['each field that is missing', { Consignee: '', Area: null, Detail: '' }, '未识别到收货人、所在地区、详细地址，请补充'],
  ['no area that can be chosen', { Area: null, Candidates: [area] }, ''],
  ['a telephone that is no mobile', { Mobile: '', Landline: '010-88888888' }, '未识别到手机，请补充；固定电话 010-88888888 不能代替手机'],
])('the open points name %s', (_, parts, words) => expect(openPointsOf({ ...whole, ...parts })).toBe(words))
