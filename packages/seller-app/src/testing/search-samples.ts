import type { SellerSearchWord } from '@mall/api/seller/contract'

const missed: SellerSearchWord = {
  Key: '钉书器', Word: '钉书器', Missed: { Count: 46, Companies: 8, LastAt: '2026-03-18T09:42:00+08:00', Meanings: [], Ignored: false }, Synonym: null, Pin: null, AllowActions: ['AddSynonym', 'Ignore'],
}
const changed = { ChangedBy: '陆筱', ChangedAt: '2026-03-16T09:00:00+08:00', Version: 2 } as const

export const searchSamples = {
  missed,
  /** Of two words: no synonym can stand for it. */
  phrase: { ...missed, Key: '无尘 车间服', Word: '无尘 车间服', Missed: { Count: 12, Companies: 1, LastAt: '2026-03-17T16:05:00+08:00', Meanings: [], Ignored: false }, AllowActions: ['Ignore'] },
  ofVisitors: { ...missed, Key: '挖掘机', Word: '挖掘机', Missed: { Count: 3, Companies: 0, LastAt: '2026-03-12T20:18:00+08:00', Meanings: [], Ignored: false } },
  handled: { ...missed, Key: '水写布', Word: '水写布', Missed: { Count: 21, Companies: 4, LastAt: '2026-03-10T11:30:00+08:00', Meanings: ['毛笔', '宣纸'], Ignored: false }, AllowActions: [] },
  ignored: { ...missed, Key: '机票', Word: '机票', Missed: { Count: 9, Companies: 2, LastAt: '2026-03-11T14:02:00+08:00', Meanings: [], Ignored: true }, AllowActions: ['Restore'] },
  synonym: { Key: '3', Word: '钉书器', Missed: null, Synonym: { SynonymId: 3, Meaning: '订书机', BothWays: false, ...changed }, Pin: null, AllowActions: ['Edit', 'Delete'] },
  bothWays: { Key: '4', Word: '胶水笔', Missed: null, Synonym: { SynonymId: 4, Meaning: '固体胶', BothWays: true, ...changed }, Pin: null, AllowActions: ['Edit', 'Delete'] },
  pin: {
    Key: '5', Word: '中性笔', Missed: null, Synonym: null,
    Pin: { PinId: 5, Products: [{ ProductCode: '12010348', Name: '墨汀 按动中性笔 0.5mm 黑色 12支', OnSale: true }, { ProductCode: '12020211', Name: '直液式走珠笔 蓝色', OnSale: false }], From: '2026-03-01', Until: '2026-03-31', State: 'live', ...changed },
    AllowActions: ['Edit', 'Delete'],
  },
  waiting: {
    Key: '6', Word: '台历', Missed: null, Synonym: null,
    Pin: { PinId: 6, Products: [{ ProductCode: '13010148', Name: '2027 年商务台历', OnSale: true }], From: '2026-11-01', Until: null, State: 'waiting', ...changed },
    AllowActions: ['Edit', 'Delete'],
  },
} as const satisfies Readonly<Record<string, SellerSearchWord>>
