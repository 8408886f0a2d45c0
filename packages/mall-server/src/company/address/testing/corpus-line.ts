/**
 * A text as people paste it, with what must be recognised: consignee · telephones, mobile before landline · area · street.
 * An area of certainty is `江苏省 南京市 鼓楼区`, of a municipality `北京市 海淀区`; '' is none. `?鼓楼区` is left empty and offers every district of
 * that name, `?苏州市` every district of that city, `?江苏省 鼓楼区` those of that name in that province.
 */
export type CorpusLine = readonly [text: string, consignee: string, telephones: string, area: string, detail: string]
