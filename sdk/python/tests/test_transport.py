"""How calls travel, against a stand-in: python3 -m unittest discover -s sdk/python/tests"""

import runpy
import sys
import unittest
from http.server import BaseHTTPRequestHandler
from pathlib import Path
from unittest.mock import patch

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from foyer import Client, FoyerProblem, operations, types  # noqa: E402
from foyer.problem import problem_from  # noqa: E402
from foyer.transport import Operation, Settings, send  # noqa: E402

from two_servers import TwoServers  # noqa: E402


class StandIn(BaseHTTPRequestHandler):
    """Notes what came. Sends on whoever asks for `/308/…`, is `/busy/…`, and gives no answer to `/gone/…`."""

    seen: list = []
    location = ""

    def _answer(self) -> None:
        body = self.rfile.read(int(self.headers.get("Content-Length") or 0))
        StandIn.seen.append((self.command, body, dict(self.headers)))
        way = self.path.split("/")[1]
        if way == "gone":
            return
        self.send_response(503 if way == "busy" else int(way) if way.isdigit() else 200)
        self.send_header("Retry-After", "0")
        self.send_header("Content-Type", "application/json")
        self.send_header("Location", StandIn.location)
        self.end_headers()
        self.wfile.write(b"{}")

    do_GET = do_POST = do_PUT = do_PATCH = do_DELETE = _answer

    def log_message(self, *_: object) -> None:
        pass


class Transport(TwoServers):
    handler = StandIn

    def setUp(self) -> None:
        super().setUp()
        StandIn.seen = []

    def test_repeats_no_delete_that_would_delete_others_the_next_time(self) -> None:
        for way, call, attempts in (
            ("busy", lambda pages: pages.delete_by_id(id="one"), 3),
            ("busy", lambda pages: pages.delete_many(where={"slug": {"exists": True}}, limit=10), 1),
            ("gone", lambda pages: pages.delete_many(where={"slug": {"exists": True}}, limit=10), 1),
        ):
            StandIn.seen = []
            with self.subTest(way=way, attempts=attempts), self.assertRaises(FoyerProblem):
                call(Client(f"{self.url}/{way}").pages)
            self.assertEqual([method for method, _, _ in StandIn.seen], ["DELETE"] * attempts)

    def test_reads_a_refusal_that_names_no_field(self) -> None:
        body = b'{"errors": [{"message": "Invalid:", "data": {"errors": [{"path": null, "message": "Not so."}]}}]}'
        problem = problem_from(400, {}, body)
        self.assertEqual((problem.detail, problem.errors), ("Not so.", [{"path": "", "message": "Not so."}]))

    def test_sends_a_learners_token_in_place_of_the_key(self) -> None:
        client = Client(self.url, api_key="the-key")
        for token, sent in (("the-token", "Bearer the-token"), (None, "users API-Key the-key")):
            client.with_token(token).courses.list()
            headers = StandIn.seen.pop()[2]
            self.assertEqual((headers["Authorization"], "X-Api-Key" in headers), (sent, False))

    def test_follows_redirects_of_every_method_as_fetch_does(self) -> None:
        StandIn.location = f"{self.url}/target"
        for status, method, second in (
            (301, "POST", "GET"),
            (302, "POST", "GET"),
            (303, "POST", "GET"),
            (303, "PATCH", "GET"),
            (303, "DELETE", "GET"),
            (301, "PUT", "PUT"),
            (302, "PATCH", "PATCH"),
            (302, "DELETE", "DELETE"),
            (307, "POST", "POST"),
            (308, "POST", "POST"),
            (308, "PATCH", "PATCH"),
            (307, "DELETE", "DELETE"),
            (308, "GET", "GET"),
        ):
            StandIn.seen = []
            operation = Operation(method, "/api/pages", [], method in ("POST", "PUT", "PATCH"), False, "json")
            body = b'{"title": "T"}' if operation.has_body else b""
            with self.subTest(status=status, method=method):
                fields = {"title": "T"} if operation.has_body else {}
                settings = Settings(f"{self.url}/{status}", token="the-token", max_retries=0)
                self.assertEqual(send(settings, operation, fields), {})
                methods, bodies, headers = zip(*StandIn.seen)
                self.assertEqual((methods, bodies[0]), ((method, second), body))
                is_same = second == method
                self.assertEqual(bodies[1], body if is_same else b"")
                self.assertEqual(headers[1].get("Content-Type"), headers[0].get("Content-Type") if is_same else None)
                self.assertEqual(headers[1]["Authorization"], "Bearer the-token")

    def test_takes_a_write_to_another_origin_without_its_credentials(self) -> None:
        StandIn.location = f"{self.other}/target"
        client = Client(f"{self.url}/308", token="the-token", max_retries=0)
        client.demo.request_otp(name="Ada", email="ada@company.example", company="C")
        (_, body, headers), (method, again, kept) = StandIn.seen
        self.assertEqual((method, again), ("POST", body))
        self.assertEqual((headers["Authorization"], "Authorization" in kept), ("Bearer the-token", False))
        for name in ("Accept", "Content-Type", "Idempotency-Key"):
            self.assertEqual(kept[name], headers[name])


class Types(unittest.TestCase):
    def test_lists_have_their_documents_and_the_numbers_of_their_pages(self) -> None:
        named = types.FaqsFindAnswer.__annotations__
        self.assertLessEqual({"docs", "totalDocs", "hasNextPage", "nextPage"}, set(named))
        self.assertEqual(operations.FaqsArea.find_all.__annotations__["return"], "Iterator[t.FaqDocument]")

    def test_checkers_find_a_misspelt_name_and_errors_say_it(self) -> None:
        for lacking in (lambda client: client.course, lambda client: client.courses.lst):
            with self.assertRaisesRegex(AttributeError, "object has no attribute '(course|lst)'"):
                lacking(Client("http://localhost:9"))
        with patch("typing.TYPE_CHECKING", True):
            checked = runpy.run_module("foyer.transport")
        self.assertFalse(hasattr(checked["Named"], "__getattr__"))


if __name__ == "__main__":
    unittest.main()
