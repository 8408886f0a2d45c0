/** One need of an occasion: what to look for, and how many for so many people. */
export interface Need {
  readonly keyword: string
  /** For one person. */
  readonly each?: number
  /** For all of them, however many. */
  readonly once?: number
  /** Dropped first when the budget is short. */
  readonly isOptional?: true
}

export interface Occasion {
  readonly name: string
  /** What people call it. */
  readonly words: RegExp
  readonly needs: readonly Need[]
}

/** What the embedded adviser puts together. The first that a question names is meant. */
export const occasions: readonly Occasion[] = [
  {
    name: '会议物资',
    words: /会议物资|会议用品|会务|会议|开会|研讨会|论坛|培训班?|讲座|年会/u,
    needs: [
      { keyword: '笔记本', each: 1 }, { keyword: '中性笔', each: 1 }, { keyword: '矿泉水', each: 1 }, { keyword: '文件袋', each: 1 }, { keyword: '纸杯', each: 2, isOptional: true },
      { keyword: '抽纸', once: 6, isOptional: true }, { keyword: '白板笔', once: 4, isOptional: true }, { keyword: '证件卡套', each: 1, isOptional: true },
    ],
  },
  {
    name: '新员工入职用品',
    words: /(?:新员工入职|入职|新员工|新人|迎新|工位)(?:用品|物资|套装|大?礼包)?/u,
    needs: [
      { keyword: '笔记本', each: 1 }, { keyword: '中性笔', each: 2 }, { keyword: '文件夹', each: 1 }, { keyword: '便利贴', each: 1 }, { keyword: '订书机', each: 1, isOptional: true },
      { keyword: '鼠标垫', each: 1, isOptional: true }, { keyword: '保温杯', each: 1, isOptional: true },
    ],
  },
  {
    name: '茶水间补给',
    words: /茶水间|下午茶|茶歇|零食/u,
    needs: [{ keyword: '咖啡', once: 2 }, { keyword: '茶', once: 2 }, { keyword: '纸杯', each: 5 }, { keyword: '饼干', once: 4, isOptional: true }, { keyword: '抽纸', once: 4 }, { keyword: '坚果', once: 2, isOptional: true }],
  },
  {
    name: '保洁用品',
    words: /保洁|打扫|清洁用品|大扫除|卫生用品/u,
    needs: [{ keyword: '垃圾袋', once: 10 }, { keyword: '洗手液', once: 4 }, { keyword: '抹布', once: 4 }, { keyword: '拖把', once: 2 }, { keyword: '消毒液', once: 4, isOptional: true }, { keyword: '卷筒纸', once: 4, isOptional: true }],
  },
  {
    name: '打印耗材',
    words: /打印耗材|打印用品|文印/u,
    needs: [{ keyword: '复印纸', once: 10 }, { keyword: '硒鼓', once: 1 }, { keyword: '墨盒', once: 1, isOptional: true }],
  },
  {
    name: '劳保防护用品',
    words: /劳保(?!手套|鞋)(?:用品|物资)?|防护用品|安全防护|工地/u,
    needs: [{ keyword: '安全帽', each: 1 }, { keyword: '劳保手套', each: 2 }, { keyword: '口罩', each: 2 }, { keyword: '护目镜', each: 1, isOptional: true }],
  },
]
