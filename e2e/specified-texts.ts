/** The Chinese texts that the specification quotes, by section: people read them exactly so. */
export const specifiedTexts = {
  '§5': ['请输入搜索关键词', '图片大小不能超过2MB', '请上传图片文件', '未找到相关商品', '请先完成滑动验证', '不支持的文件类型'],
  '§7': ['下载文件.xls', '/api/ShoppingCart/YouLike/订单/6'],
  '§8': [
    '请求失败', '未登录或登录已过期，请重新登录', '重新登录', '登录已过期，请重新登录', '拒绝访问', '请求地址错误', '服务器故障', '网络连接故障', '系统识别到您的访问存在安全隐患', '下载失败',
    '验证码验证失败，请重试', '验证成功', '验证失败，请重试', '自动登录失败，请手动登录', '未获取到旧版商城地址', '添加购物车成功', '添加收藏成功',
  ],
} as const
