-- What administrators wrote as 姓名 was in the 昵称. From now on they are two.
UPDATE "app_user" SET "real_name" = "nickname" WHERE "real_name" = '';
