ALTER TABLE "approval_step" ADD COLUMN "reached_at" timestamp with time zone;--> statement-breakpoint
-- A turn began with the decision before it, the first one with the approval.
UPDATE "approval_step" step SET "reached_at" = coalesce((
  SELECT max(before.handled_at) FROM approval_step before
  WHERE before.approval_id = step.approval_id AND (
    before.node_index < step.node_index OR (step.mode = 3 AND before.node_index = step.node_index AND before.id < step.id)
  )
), approval.created_at)
FROM order_approval approval
WHERE approval.id = step.approval_id AND (
  step.state <> 0 OR (step.mode <> 3 AND (step.node_index = 0 OR EXISTS (
    SELECT 1 FROM approval_step other WHERE other.approval_id = step.approval_id AND other.node_index = step.node_index AND other.state <> 0
  )))
);--> statement-breakpoint
-- Reasons were Chinese names; what decided was not kept.
UPDATE "order_approval" SET "reasons" = coalesce((
  SELECT jsonb_agg(jsonb_build_object(
    'code', CASE reason WHEN '超单笔限额' THEN 'overSingleLimit' WHEN '超预算' THEN 'overBudget' WHEN '指定品类' THEN 'category' ELSE 'nonAgreed' END,
    'name', '', 'amountFen', null, 'limitFen', null
  ) ORDER BY place)
  FROM jsonb_array_elements_text("reasons") WITH ORDINALITY AS old(reason, place)
), '[]');