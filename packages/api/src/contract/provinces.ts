/** The provinces, by their code (GB/T 2260), in the order of the standard, as they are called in short. */
export const provinceNames = {
  110000: '北京', 120000: '天津', 130000: '河北', 140000: '山西', 150000: '内蒙古', 210000: '辽宁', 220000: '吉林', 230000: '黑龙江', 310000: '上海', 320000: '江苏', 330000: '浙江', 340000: '安徽',
  350000: '福建', 360000: '江西', 370000: '山东', 410000: '河南', 420000: '湖北', 430000: '湖南', 440000: '广东', 450000: '广西', 460000: '海南', 500000: '重庆', 510000: '四川', 520000: '贵州',
  530000: '云南', 540000: '西藏', 610000: '陕西', 620000: '甘肃', 630000: '青海', 640000: '宁夏', 650000: '新疆', 710000: '台湾', 810000: '香港', 820000: '澳门',
} as const

export type ProvinceCode = `${keyof typeof provinceNames}`

export const provinceCodes = Object.keys(provinceNames) as readonly ProvinceCode[]

/** The province of an area, by its code of six digits. */
export const provinceOf = (areaCode: string): string => `${areaCode.slice(0, 2)}0000`
