import type { ReplyTemplate } from '@mall/api/seller/contract'

const inStock: ReplyTemplate = {
  TemplateId: 1, Title: '现货直发', Text: '现货，今天下单明天从武汉仓直发，三天内送到。', Editor: '华启客户经理', Time: '2026-03-16T10:20:00+08:00', AllowActions: ['Edit', 'Delete'], Version: 1,
}

/** Template answers, by their titles. */
export const replyTemplates: readonly ReplyTemplate[] = [
  inStock,
  { ...inStock, TemplateId: 2, Title: '满 3 台送碎纸油', Text: '一次买满 3 台，每台送一瓶碎纸机专用润滑油，随货发出。', Editor: '商家管理员', Time: '2026-03-12T16:05:00+08:00', Version: 3 },
  { ...inStock, TemplateId: 3, Title: '量大再谈', Text: '整箱采购可再优惠，需要的话告诉我们箱数和送货地点，\n当天给您新的报价。', Time: '2026-02-27T09:40:00+08:00' },
  { ...inStock, TemplateId: 4, Title: '补破损照片', Text: '请拍一下破损处、外箱面单和整箱的样子，收到后当天答复您。', Editor: '商家客服', Time: '2026-01-19T14:10:00+08:00' },
]
