-- The rows that every mall begins with, also without the demo.

-- The preset roles: of no enterprise, ids below 100. 管理 of an area stands beside the 查看 that it includes.
INSERT INTO "role" ("id", "code", "name", "description", "scope", "permissions") VALUES
	(1, 'GroupAdministrator', '集团管理员', '管理集团及下属企业', 'group',
		'{purchase,order.view,order.approve,order.pay,payment.confirm,price.view,department.view,department.manage,account.view,account.manage,role.view,role.manage,flow.view,flow.manage,address.view,address.manage,group.view,group.manage,budget.view,budget.manage,report.view,report.manage,invoice.view,invoice.manage}'),
	(2, 'EnterpriseAdministrator', '企业管理员', '管理本企业', 'enterprise',
		'{purchase,order.view,order.approve,order.pay,payment.confirm,price.view,department.view,department.manage,account.view,account.manage,role.view,role.manage,flow.view,flow.manage,address.view,address.manage,group.view,group.manage,budget.view,budget.manage,report.view,report.manage,invoice.view,invoice.manage}'),
	(3, 'Buyer', '采购员', '下单采购', 'self',
		'{purchase,order.view,order.pay,address.view,address.manage,report.view,report.manage,invoice.view,invoice.manage}'),
	(4, 'Approver', '审批人', '审批本部门及下级的订单', 'departmentTree',
		'{purchase,order.view,order.approve,price.view,address.view,address.manage,budget.view,report.view,report.manage,invoice.view}'),
	(5, 'Finance', '财务', '付款与开票', 'enterprise',
		'{order.view,order.approve,order.pay,payment.confirm,price.view,address.view,budget.view,budget.manage,report.view,report.manage,invoice.view,invoice.manage}');--> statement-breakpoint

-- The preset roles of the seller's staff: ids below 100.
INSERT INTO "staff_role" ("id", "code", "name", "description", "scope", "demands_factor", "permissions") VALUES
	(1, 'Administrator', '管理员', '管理商家后台的全部内容', 'all', true,
		'{product.view,product.manage,stock.view,stock.manage,customer.view,customer.manage,price.view,price.manage,order.view,order.manage,service.view,service.manage,money.view,money.manage,content.view,content.manage,report.view,report.manage,staff.view,staff.manage,audit.view,audit.manage,cost.view,price.approve,customer.viewAs}'),
	(2, 'Goods', '商品', '商品资料、上下架、市场价与库存', 'all', false,
		'{product.view,product.manage,stock.view,stock.manage,price.view,report.view}'),
	(3, 'Prices', '价格', '协议与价格，批准低于底价的报价', 'all', false,
		'{product.view,stock.view,customer.view,price.view,price.manage,order.view,report.view,cost.view,price.approve}'),
	(4, 'AccountManager', '客户经理', '名下客户的协议、询价、订单与售后', 'portfolio', false,
		'{product.view,stock.view,customer.view,customer.manage,price.view,price.manage,order.view,service.view,service.manage,money.view,report.view,customer.viewAs}'),
	(5, 'Warehouse', '仓储', '库存与发货', 'all', false,
		'{product.view,stock.view,stock.manage,order.view,order.manage,service.view}'),
	(6, 'Service', '客服', '售后与询价', 'all', false,
		'{product.view,stock.view,customer.view,price.view,order.view,service.view,service.manage,customer.viewAs}'),
	(7, 'Finance', '财务', '发票、对账与收款', 'all', true,
		'{product.view,customer.view,price.view,order.view,service.view,money.view,money.manage,report.view,cost.view}'),
	(8, 'Content', '内容', '首页、帮助与公告', 'all', false,
		'{product.view,content.view,content.manage}'),
	(9, 'Reader', '只读', '查看，不修改', 'all', false,
		'{product.view,stock.view,customer.view,price.view,order.view,service.view,money.view,content.view,report.view}');--> statement-breakpoint

-- What the occasions of 一键选品 need: "quantity" for every "per_people" people, or once.
INSERT INTO "selection_need" ("scene", "name", "kinds", "quantity", "per_people", "unit", "is_necessary", "position") VALUES
	('新员工入职', '笔记本', '{胶装本,皮面本,线圈本,活页本,硬面抄}', 1, 1, '本', true, 1),
	('新员工入职', '签字笔', '{按动中性笔,拔帽中性笔,直液式走珠笔}', 2, 1, '支', true, 2),
	('新员工入职', '文件夹', '{单双夹文件夹,快劳夹,抽杆夹,资料册}', 1, 1, '个', true, 3),
	('新员工入职', '便利贴', '{便利贴}', 1, 1, '本', true, 4),
	('新员工入职', '水杯', '{保温杯,玻璃杯}', 1, 1, '个', true, 5),
	('新员工入职', '鼠标垫', '{鼠标垫}', 1, 1, '张', false, 6),
	('新员工入职', '证件卡套', '{证件卡套}', 1, 1, '个', false, 7),
	('新员工入职', '挂绳', '{挂绳}', 1, 1, '根', false, 8),
	('新员工入职', '笔筒', '{笔筒}', 1, 1, '个', false, 9),
	('新员工入职', '订书机', '{订书机}', 1, 5, '个', false, 10),
	('会议接待', '笔记本', '{胶装本,皮面本,线圈本,硬面抄}', 1, 1, '本', true, 1),
	('会议接待', '签字笔', '{按动中性笔,拔帽中性笔,直液式走珠笔}', 1, 1, '支', true, 2),
	('会议接待', '饮用水', '{瓶装水}', 2, 1, '瓶', true, 3),
	('会议接待', '抽纸', '{抽纸}', 2, 10, '包', true, 4),
	('会议接待', '纸杯', '{纸杯}', 2, 1, '只', false, 5),
	('会议接待', '茶叶', '{绿茶,红茶,乌龙茶,花草茶}', 1, 20, '罐', false, 6),
	('会议接待', '糖果', '{糖果}', 1, 10, '袋', false, 7),
	('会议接待', '台卡', '{台卡}', 1, 1, '个', false, 8),
	('会议接待', '文件袋', '{按扣文件袋,拉链袋}', 1, 1, '个', false, 9),
	('会议接待', '白板笔', '{白板笔}', 4, NULL, '支', false, 10),
	('茶歇', '饼干糕点', '{饼干,威化蛋卷}', 1, 5, '盒', true, 1),
	('茶歇', '咖啡', '{速溶咖啡,挂耳咖啡}', 1, 10, '盒', true, 2),
	('茶歇', '茶包', '{袋泡茶}', 1, 20, '盒', true, 3),
	('茶歇', '饮料', '{果汁,茶饮料,苏打水}', 1, 1, '瓶', true, 4),
	('茶歇', '纸杯', '{纸杯}', 2, 1, '只', true, 5),
	('茶歇', '抽纸', '{抽纸}', 2, 10, '包', true, 6),
	('茶歇', '坚果', '{混合坚果}', 1, 10, '盒', false, 7),
	('茶歇', '蛋糕面包', '{蛋糕面包}', 1, 15, '箱', false, 8),
	('茶歇', '糖果巧克力', '{糖果,巧克力}', 1, 15, '袋', false, 9),
	('茶歇', '果干蜜饯', '{果干蜜饯}', 1, 10, '袋', false, 10),
	('劳保', '劳保手套', '{劳保手套}', 2, 1, '副', true, 1),
	('劳保', '口罩', '{一次性口罩,防尘口罩}', 5, 1, '只', true, 2),
	('劳保', '安全帽', '{安全帽}', 1, 1, '顶', true, 3),
	('劳保', '反光背心', '{反光背心}', 1, 1, '件', true, 4),
	('劳保', '护目镜', '{护目镜}', 1, 1, '副', false, 5),
	('劳保', '耳塞耳罩', '{耳塞耳罩}', 1, 1, '副', false, 6),
	('劳保', '雨衣雨鞋', '{雨衣雨鞋}', 1, 1, '套', false, 7),
	('劳保', '创可贴', '{创可贴}', 1, 20, '盒', false, 8),
	('劳保', '急救箱', '{急救箱}', 1, 50, '套', false, 9),
	('节日福利', '节日礼盒', '{粮油礼盒,坚果礼盒,月饼粽子}', 1, 1, '盒', true, 1),
	('节日福利', '食用油', '{食用油}', 1, 1, '桶', false, 2),
	('节日福利', '大米', '{大米}', 1, 1, '袋', false, 3),
	('节日福利', '毛巾礼盒', '{毛巾礼盒}', 1, 1, '盒', false, 4),
	('节日福利', '茶礼', '{茶礼}', 1, 1, '盒', false, 5);
--> statement-breakpoint
INSERT INTO "home_draft" ("id") VALUES (1);
--> statement-breakpoint
INSERT INTO "site_settings" ("id") VALUES (1);
--> statement-breakpoint
INSERT INTO "work_calendar" ("id") VALUES (1);
--> statement-breakpoint
INSERT INTO "help_draft" ("id", "page_key") VALUES
	(1, '1'), (2, '2'), (3, '3'), (4, '4'), (5, '5'), (6, '6'), (7, '7'), (8, '8'), (9, '9'), (10, '10'), (11, '11'), (12, '12'), (13, '13'), (14, '14'), (15, '15'), (16, 'BizCustom'), (17, 'kpinfo');
