import type { Address } from '@mall/api/contract'

/** Delivery addresses of 华启科技; the first is the default one. */
export const buildAddresses = (): Address[] => [
  {
    AddressId: 1,
    Consignee: '前台收发',
    Mobile: '13800000001',
    Province: '上海市',
    City: '上海市',
    District: '浦东新区',
    AreaCode: '310115',
    Detail: '示例路100号A座12层 前台',
    Tag: '公司',
    IsDefault: true,
  },
  {
    AddressId: 2,
    Consignee: '研发行政',
    Mobile: '13800000002',
    Province: '江苏省',
    City: '苏州市',
    District: '虎丘区',
    AreaCode: '320505',
    Detail: '样本科技园3号楼5层',
    Tag: '研发',
    IsDefault: false,
  },
  {
    AddressId: 3,
    Consignee: '仓库管理',
    Mobile: '13800000003',
    Province: '上海市',
    City: '上海市',
    District: '嘉定区',
    AreaCode: '310114',
    Detail: '演示工业区8号库2号门（送货车辆请走东侧通道，工作日 9:00-17:00 收货）',
    Tag: '仓库',
    IsDefault: false,
  },
]
