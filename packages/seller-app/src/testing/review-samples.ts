import type { SellerReview } from '@mall/api/seller/contract'
import { drawingOf } from '@mall/mocks'

const waiting: SellerReview = {
  ReviewId: 31, OrderNo: 'D2026030900000211', ProductCode: '10010222', CustomerProductName: '砚屿 商务系列 高速机打印纸 A4 70g 8包/箱', ImageUrl: drawingOf('砚屿 商务系列 高速机打印纸 A4 70g 8包/箱'), Unit: '箱',
  EnterpriseName: '华启科技（上海）有限公司', UserName: '行政采购员', Anonymous: false, Stars: 5, Text: '一直采购这一款，品质稳定，下次还会继续买。', Images: [], Time: '2026-03-17T10:20:00+08:00',
  Append: null, Reply: null, Hidden: null, AllowActions: ['Reply', 'Hide'], Version: 1,
}

const low: SellerReview = {
  ...waiting, ReviewId: 30, Stars: 2, ProductCode: '10020311', CustomerProductName: '澄案 省力系列 订书机 蓝色 24/6 60页', Unit: '台', EnterpriseName: '远帆物流有限公司', UserName: '远帆采购', Anonymous: true,
  Text: '有两件外观有划痕，已联系客服处理。', Time: '2026-03-16T15:02:00+08:00', Append: { Text: '补充一下：换来的一件也有划痕。', Images: [], Time: '2026-03-17T09:12:00+08:00' },
}

export const reviewSamples = {
  waiting,
  low,
  replied: {
    ...waiting, ReviewId: 28, Stars: 4, Text: '好用，就是到货比预计晚了一天。', Time: '2026-03-14T11:40:00+08:00', Version: 2,
    Reply: { Text: '抱歉让您久等，当天线路因大雪延误，之后的订单已恢复次日达。', Time: '2026-03-14T16:05:00+08:00', By: '华启客户经理' },
  },
  wordless: { ...waiting, ReviewId: 27, Stars: 3, Text: '', Time: '2026-03-13T08:55:00+08:00' },
  hidden: {
    ...low, ReviewId: 22, Stars: 1, Text: '加我微信 888，比这里便宜', Append: null, Anonymous: false, Time: '2026-03-10T13:30:00+08:00', Version: 2, AllowActions: ['Show'],
    Hidden: { Reason: '含有广告和联系方式', Time: '2026-03-10T14:00:00+08:00', By: '商家客服' },
  },
} as const satisfies Readonly<Record<string, SellerReview>>
