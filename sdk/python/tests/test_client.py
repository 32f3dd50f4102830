"""Run against a service: FOYER_URL=http://localhost:3000 [FOYER_KEY=…] python3 -m unittest discover -s sdk/python/tests"""

import json
import os
import sys
import threading
import unittest
import uuid
from datetime import datetime, timezone
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from foyer import Client, File, FoyerProblem  # noqa: E402
from foyer.transport import UNSET  # noqa: E402

URL = os.environ.get("FOYER_URL")
KEY = os.environ.get("FOYER_KEY")


@unittest.skipUnless(URL, "FOYER_URL names the running service")
class AgainstTheService(unittest.TestCase):
    def setUp(self) -> None:
        self.client = Client(URL or "", api_key=KEY)

    def test_lists_courses_by_level(self) -> None:
        page = self.client.courses.list(level="foundation", limit=2)
        self.assertEqual(page["limit"], 2)
        self.assertTrue(all(course["level"] == "foundation" for course in page["docs"]))

    def test_walks_all_pages(self) -> None:
        total = self.client.courses.list()["totalDocs"]
        slugs = [course["slug"] for course in self.client.courses.list_all(limit=1)]
        self.assertEqual(len(set(slugs)), total)
        self.assertGreater(total, 1)

    def test_raises_a_problem_with_its_code(self) -> None:
        with self.assertRaises(FoyerProblem) as raised:
            self.client.courses.get(slug="there-is-no-such-course")
        self.assertEqual((raised.exception.status, raised.exception.code), (404, "not_found"))

    def test_calls_nothing_else_where_the_address_lacks_a_part(self) -> None:
        for slug in ("", ".", ".."):
            with self.assertRaisesRegex(ValueError, "`slug` is a part of the address"):
                self.client.courses.get(slug=slug)

    def test_names_every_fault_of_a_form(self) -> None:
        with self.assertRaises(FoyerProblem) as raised:
            self.client.demo.request_otp(name="", email="nobody", company="")
        self.assertEqual(raised.exception.code, "validation_failed")
        self.assertGreaterEqual({fault["path"] for fault in raised.exception.errors}, {"/name", "/email"})

    def test_takes_the_names_of_the_document_too(self) -> None:
        with self.assertRaises(FoyerProblem) as raised:
            self.client.requestInfo.requestOtp(name="Ada", email="ada@example.com", program="none-such")
        self.assertEqual(raised.exception.status, 422)

    def test_filters_with_payloads_query_language(self) -> None:
        found = self.client.pages.find(where={"slug": {"equals": "none-such"}})
        self.assertEqual(found["totalDocs"], 0)

    def test_finds_by_every_condition_of_a_filter(self) -> None:
        courses = self.client.courses
        everything = courses.find()["totalDocs"]
        now = datetime.now(timezone.utc)
        for where, found in (
            ({"title": {"exists": True}, "slug": {"in": []}}, 0),
            ({"slug": {"not_in": ()}}, everything),
            ({"title": {"exists": True}, "slug": {"equals": None}}, 0),
            ({"createdAt": {"greater_than": now}}, 0),
            ({"createdAt": {"less_than": now}}, everything),
            ({"id": {"in": [uuid.uuid4()]}}, 0),
            ({"or": [{"slug": {"in": []}}, {"slug": {"exists": True}}]}, everything),
            ({"and": [{"slug": {"equals": "one"}}, {"slug": {"equals": "two"}}]}, 0),
        ):
            with self.subTest(where=where):
                self.assertEqual(courses.find(where=where)["totalDocs"], found)

    def test_makes_no_filter_of_what_cannot_be_compared(self) -> None:
        for value in (UNSET, {1, 2}, object(), (one for one in "ab")):
            with self.subTest(value=value), self.assertRaisesRegex(TypeError, "cannot be compared"):
                self.client.pages.find(where={"slug": {"not_in": value}})
        with self.assertRaises(ValueError):
            self.client.pages.find(where={"slug": {"equals": float("nan")}})

    @unittest.skipUnless(KEY, "FOYER_KEY signs in")
    def test_deletes_and_changes_only_what_fits_every_condition(self) -> None:
        pages, title = self.client.pages, f"wipe-{os.getpid()}"
        made = pages.create(title=title, slug=title, _status="published")["doc"]
        try:
            for rest in ({"slug": {"in": []}}, {"slug": {"equals": None}}):
                where = {"title": {"equals": title}, **rest}
                self.assertEqual(pages.update_many(where=where, title="changed")["docs"], [])
                self.assertEqual(pages.delete_many(where=where)["docs"], [])
            self.assertEqual(pages.find_by_id(id=made["id"])["title"], title)
        finally:
            pages.delete_by_id(id=made["id"])

    @unittest.skipUnless(KEY, "FOYER_KEY signs in")
    def test_writes_with_a_key(self) -> None:
        slug = f"from-python-{os.getpid()}"
        made = self.client.pages.create(title="From Python", slug=slug, _status="published")["doc"]
        try:
            self.assertEqual(self.client.pages.find_by_id(id=made["id"])["slug"], slug)
        finally:
            self.client.pages.delete_by_id(id=made["id"])

    @unittest.skipUnless(KEY, "FOYER_KEY signs in")
    def test_uploads_a_file_with_its_fields(self) -> None:
        drawing = b'<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>'
        file = File(f'a "dot" {os.getpid()}.svg', drawing, "image/svg+xml")
        made = self.client.media.create(file=file, alt="A dot, été", depth=0)["doc"]
        try:
            self.assertEqual((made["alt"], made["mimeType"]), ("A dot, été", "image/svg+xml"))
            self.assertIn(b"<svg", self.client.media.file(filename=made["filename"]))
        finally:
            self.client.media.delete_by_id(id=made["id"])
        with self.assertRaises(FoyerProblem) as raised:
            self.client.media.create(file=File("dot.exe", b"MZ"), alt="A dot")
        self.assertEqual(raised.exception.status, 400)

    @unittest.skipUnless(KEY, "FOYER_KEY signs in")
    def test_speaks_over_the_socket(self) -> None:
        with self.client.connect() as connection:
            connection.ping()

    def test_keeps_errors_of_another_use_of_the_socket_from_this_one(self) -> None:
        with self.client.connect() as connection:
            # As a subscription does that nobody reads any more.
            connection._wire.send({"type": "subscribe", "topic": "no-such-topic"})
            connection.ping()
            with self.assertRaises(FoyerProblem) as raised:
                next(connection.subscribe("no-such-topic"))
        self.assertEqual(raised.exception.code, "not_found")


class Answers(BaseHTTPRequestHandler):
    """Refuses the first call of each path, then answers with the headers that it was sent."""

    seen: list = []

    def do_POST(self) -> None:
        self.rfile.read(int(self.headers.get("Content-Length") or 0))
        self._answer()

    def do_GET(self) -> None:
        self._answer()

    def _answer(self) -> None:
        Answers.seen.append(dict(self.headers))
        refused = len(Answers.seen) == 1
        body = json.dumps({"code": "unavailable", "title": "Later"} if refused else {"status": "otp_sent"}).encode()
        self.send_response(503 if refused else 202)
        self.send_header("Content-Type", "application/json")
        self.send_header("Retry-After", "0")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_: object) -> None:
        pass


class AgainstAStandIn(unittest.TestCase):
    def setUp(self) -> None:
        Answers.seen = []
        self.server = HTTPServer(("127.0.0.1", 0), Answers)
        threading.Thread(target=self.server.serve_forever, daemon=True).start()
        self.url = f"http://127.0.0.1:{self.server.server_port}"

    def tearDown(self) -> None:
        self.server.shutdown()
        self.server.server_close()

    def test_repeats_what_creates_under_one_key(self) -> None:
        answer = Client(self.url).demo.request_otp(name="Ada", email="ada@company.example", company="C")
        self.assertEqual(answer, {"status": "otp_sent"})
        keys = {headers["Idempotency-Key"] for headers in Answers.seen}
        self.assertEqual((len(Answers.seen), len(keys)), (2, 1))

    def test_does_not_repeat_what_is_not_safe(self) -> None:
        with self.assertRaises(FoyerProblem):
            Client(self.url).users.logout()
        self.assertEqual(len(Answers.seen), 1)

    def test_sends_the_learners_token(self) -> None:
        client = Client(self.url).with_token("secret")
        with self.assertRaises(FoyerProblem):
            client.auth.sign_out()
        self.assertEqual(Answers.seen[0]["Authorization"], "Bearer secret")

    def test_says_when_no_answer_came(self) -> None:
        with self.assertRaises(FoyerProblem) as raised:
            Client("http://127.0.0.1:9", max_retries=0).courses.list()
        self.assertEqual((raised.exception.status, raised.exception.code), (0, "network_error"))


if __name__ == "__main__":
    unittest.main()
