import type { SellerCategory } from '@mall/api/seller/contract'

const category = (CategoryId: number, ParentId: number | null, Name: string): SellerCategory => ({
  CategoryId, ParentId, Level: ParentId === null ? 1 : String(CategoryId).length / 2, Name, Group: '', Hidden: false, Products: 40, OnSale: 38, MinMargin: null, AllowActions: [], Version: 1,
})

/** A small tree of three levels. */
export const sellerCategories: readonly SellerCategory[] = [
  category(10, null, '办公用纸'), category(11, null, '书写工具'), category(12, null, '办公家具'), category(13, null, '数码影音'),
  category(1001, 10, '打印复印纸'), category(1002, 10, '特种纸'), category(1101, 11, '签字笔'), category(1102, 11, '记号笔'), category(1201, 12, '办公椅'), category(1301, 13, '会议设备'),
  category(100101, 1001, 'A4复印纸'), category(100102, 1001, 'A3复印纸'), category(100201, 1002, '彩色复印纸'), category(110101, 1101, '中性笔'), category(110102, 1101, '钢笔'),
  category(110201, 1102, '白板笔'), category(110202, 1102, '油性笔'), category(120101, 1201, '人体工学椅'), category(120102, 1201, '会议椅'), category(130101, 1301, '投影仪'), category(130102, 1301, '麦克风'),
]
